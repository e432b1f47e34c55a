public import SwiftUI

/// A short chat of two people, whose messages can be reacted to.
public struct TapbackDemo: View {
  private struct Message: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  private static let messages = [
    Message(id: 0, text: "Is the picnic still on for Sunday?", isMine: false),
    Message(id: 1, text: "Yes, and I am bringing the lemonade", isMine: true),
    Message(id: 2, text: "Then I will take care of the plum cake", isMine: false),
    Message(id: 3, text: "Meet at the boathouse at eleven?", isMine: true),
  ]

  @State private var reactions: [Int: String] = [1: "❤️"]
  @State private var pickedMessage: Int?

  private let isBarReachable: Bool

  /// Makes the demo; a reachable bar is heard button by button, and not as a part of its message.
  public init(isBarReachable: Bool = false) { self.isBarReachable = isBarReachable }

  public var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text("Press and hold a message")
          .font(.footnote)
          .foregroundStyle(.secondary)
        ForEach(Self.messages) { message in row(of: message) }
      }
      .padding()
    }
    .background {
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture { pickedMessage = nil }
    }
    .animation(.easeInOut(duration: 0.25), value: pickedMessage)
  }

  private func row(of message: Message) -> some View {
    let isOther = pickedMessage != nil && pickedMessage != message.id
    return bubble(of: message)
      .frame(maxWidth: 280, alignment: message.isMine ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
      .opacity(isOther ? 0.3 : 1)
      .allowsHitTesting(!isOther)
      .zIndex(isOther ? 0 : 1)
  }

  @ViewBuilder private func bubble(of message: Message) -> some View {
    let side: HorizontalAlignment = message.isMine ? .trailing : .leading
    if isBarReachable {
      AccessibleTapbackBubble(
        reaction: $reactions[message.id], isPicking: isPicking(message), side: side
      ) { text(of: message) }
    } else {
      TapbackReactionBubble(
        reaction: $reactions[message.id], isPicking: isPicking(message), side: side
      ) { text(of: message) }
    }
  }

  private func text(of message: Message) -> some View {
    Text(message.text)
      .padding(12)
      .background(message.isMine ? Color.accentColor : .gray.opacity(0.2))
      .clipShape(RoundedRectangle(cornerRadius: 20))
  }

  private func isPicking(_ message: Message) -> Binding<Bool> {
    Binding(
      get: { pickedMessage == message.id },
      set: { isPicking in
        if isPicking {
          pickedMessage = message.id
        } else if pickedMessage == message.id {
          pickedMessage = nil
        }
      })
  }
}
