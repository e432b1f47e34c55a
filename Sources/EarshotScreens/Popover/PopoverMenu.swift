import SwiftUI

/// What appears around a message: emoji above, a copy of it, and a menu below.
struct PopoverMenu<Emoji: View>: View {
  let text: String
  @ViewBuilder let emoji: (String) -> Emoji
  let perform: (PopoverEntry) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        ForEach(PopoverReactions.all, id: \.self) { emoji($0) }
      }
      .padding(12)
      .background(.regularMaterial, in: Capsule())
      PopoverBubble(text: text).allowsHitTesting(false)
      menu
    }
  }

  private var menu: some View {
    VStack(spacing: 0) {
      button(for: .reply)
      Divider()
      button(for: .copy)
      Divider()
      button(for: .unsend)
    }
    .frame(width: 220)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
  }

  private func button(for entry: PopoverEntry) -> some View {
    Button {
      perform(entry)
    } label: {
      HStack {
        Text(entry.title)
        Spacer()
        Image(systemName: entry.symbol)
      }
      .padding(12)
    }
  }
}
