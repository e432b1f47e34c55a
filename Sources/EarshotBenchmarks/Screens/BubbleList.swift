import EarshotScreens
import EarshotUI

/// The rows of a lazy list, each a bubble that owns its reaction.
struct BubbleList: View {
  let count: Int

  var body: some View {
    List {
      ForEach(0..<count) { OwningBubble(number: $0) }
    }
  }
}
