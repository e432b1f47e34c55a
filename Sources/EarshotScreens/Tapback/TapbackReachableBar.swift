import SwiftUI

/// A message with its bar beside it, which gives the cursor back to the message.
///
/// The button under the cursor leaves with the bar when something is chosen.
struct TapbackReachableBar<Message: View, Bar: View>: View {
  let message: Message
  let corner: Alignment
  @ViewBuilder let bar: (_ returnCursor: @escaping () -> Void) -> Bar
  @AccessibilityFocusState private var isUnderCursor: Bool

  var body: some View {
    message
      .accessibilityFocused($isUnderCursor)
      .overlay(alignment: corner) { bar { isUnderCursor = true } }
  }
}
