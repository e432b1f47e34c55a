import EarshotScreens
import EarshotUI

/// Bubbles one under another, none of them lazy; each owns its reaction.
struct BubbleStack: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count) { OwningBubble(number: $0) }
      }
    }
  }
}
