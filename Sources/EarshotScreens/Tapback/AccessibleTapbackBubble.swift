import SwiftUI

/// A message whose bar is heard button by button, beside it.
///
/// The button under the cursor leaves with the bar when something is chosen; the cursor then goes
/// back to the message.
struct AccessibleTapbackBubble<Content: View>: View {
  @Binding var reaction: String?
  @Binding var isPicking: Bool
  let side: HorizontalAlignment
  @ViewBuilder let content: Content
  @AccessibilityFocusState private var isUnderCursor: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let parts = TapbackParts(
      reaction: $reaction, isPicking: $isPicking, reactions: TapbackLogic.standardReactions,
      side: side, reduceMotion: reduceMotion, content: content)
    parts.responding(
      parts.element(of: parts.message)
        .accessibilityFocused($isUnderCursor)
        .overlay(alignment: parts.barCorner) { parts.bar { isUnderCursor = true } })
  }
}
