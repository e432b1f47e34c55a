import SwiftUI

/// What appears around a message: emoji above, a copy of it, and a menu below.
struct PopoverMenu: View {
  private static let emoji = ["👍", "👎", "😄", "🔥", "💕", "⚠️", "❓"]

  let message: PopoverMessage

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        ForEach(Self.emoji, id: \.self) { PopoverEmoji(emoji: $0) }
      }
      .padding(12)
      .background(.regularMaterial, in: Capsule())
      PopoverBubble(message: message).allowsHitTesting(false)
      menu
    }
  }

  private var menu: some View {
    VStack(spacing: 0) {
      entry("Reply", symbol: "arrowshape.turn.up.left.fill")
      Divider()
      entry("Copy", symbol: "doc.on.doc.fill")
      Divider()
      entry("Unsend", symbol: "location.slash.circle.fill")
    }
    .frame(width: 220)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
  }

  private func entry(_ title: String, symbol: String) -> some View {
    Button {
      print("\(title): \(message.text)")
    } label: {
      HStack {
        Text(title)
        Spacer()
        Image(systemName: symbol)
      }
      .padding(12)
    }
  }
}
