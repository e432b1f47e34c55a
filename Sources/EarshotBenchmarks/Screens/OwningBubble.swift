import EarshotScreens
import EarshotUI

/// A bubble whose reaction belongs to it alone.
struct OwningBubble: View {
  let number: Int
  @State private var reaction: String?
  @State private var isPicking = false

  var body: some View {
    TapbackReactionBubble(reaction: $reaction, isPicking: $isPicking) {
      Text("Message \(number)").padding()
    }
  }
}
