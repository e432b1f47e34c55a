public import SwiftUI

/// A message that is pressed and held to react to it; its bar lies inside its element.
///
/// The caller owns `isPicking`, so that it can close the bar from outside and dim other messages.
public struct TapbackReactionBubble<Content: View>: View {
  @Binding private var reaction: String?
  @Binding private var isPicking: Bool
  private let reactions: [String]
  private let side: HorizontalAlignment
  private let content: Content
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Makes a message that can be reacted to.
  public init(
    reaction: Binding<String?>, isPicking: Binding<Bool>,
    reactions: [String] = TapbackLogic.standardReactions, side: HorizontalAlignment = .leading,
    @ViewBuilder content: () -> Content
  ) {
    _reaction = reaction
    _isPicking = isPicking
    self.reactions = reactions
    self.side = side
    self.content = content()
  }

  public var body: some View {
    let parts = TapbackParts(
      reaction: $reaction, isPicking: $isPicking, reactions: reactions, side: side,
      reduceMotion: reduceMotion, content: content)
    parts.responding(
      parts.element(
        of: parts.message.overlay(alignment: parts.barCorner) { parts.bar() }))
  }
}
