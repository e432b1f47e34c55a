import EarshotScreens
import EarshotUI

/// Bubbles one under another, none of them lazy; the stack owns all reactions.
struct SharingBubbleStack: View {
  let count: Int
  @State private var reactions: [Int: String] = [:]
  @State private var picked: Int?

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count) { number in
          TapbackReactionBubble(
            reaction: $reactions[number], isPicking: isPicking(number)
          ) {
            Text("Message \(number)").padding()
          }
        }
      }
    }
  }

  private func isPicking(_ number: Int) -> Binding<Bool> {
    Binding(get: { picked == number }, set: { picked = $0 ? number : nil })
  }
}
