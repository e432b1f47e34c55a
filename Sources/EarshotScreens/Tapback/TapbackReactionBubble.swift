public import SwiftUI

/// A message that is pressed and held to react to it.
///
/// The caller owns `isPicking`, so that it can close the bar from outside and dim other messages.
public struct TapbackReactionBubble<Content: View>: View {
  @Binding private var reaction: String?
  @Binding private var isPicking: Bool
  private let reactions: [String]
  private let side: HorizontalAlignment
  private let isBarReachable: Bool
  private let content: Content
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Makes a message that can be reacted to; a reachable bar is heard button by button.
  public init(
    reaction: Binding<String?>, isPicking: Binding<Bool>,
    reactions: [String] = TapbackLogic.standardReactions, side: HorizontalAlignment = .leading,
    isBarReachable: Bool = false, @ViewBuilder content: () -> Content
  ) {
    _reaction = reaction
    _isPicking = isPicking
    self.reactions = reactions
    self.side = side
    self.isBarReachable = isBarReachable
    self.content = content()
  }

  public var body: some View {
    accessible
      .animation(fade ?? .spring(duration: 0.35, bounce: 0.3), value: isPicking)
      .animation(fade ?? .spring(duration: 0.35, bounce: 0.5), value: reaction)
      .sensoryFeedback(.impact(weight: .medium), trigger: isPicking) { _, isPicking in isPicking }
      .sensoryFeedback(.selection, trigger: reaction)
  }

  /// The bar inside the element of the message, as published, or beside it.
  @ViewBuilder private var accessible: some View {
    if isBarReachable {
      TapbackReachableBar(message: element { message }, corner: barCorner) { returnCursor in
        bar(afterChoosing: returnCursor)
      }
    } else {
      element { message.overlay(alignment: barCorner) { bar() } }
    }
  }

  private func element(@ViewBuilder of parts: () -> some View) -> some View {
    parts()
      .accessibilityElement(children: .combine)
      .accessibilityValue(reaction.map { "Reacted with \($0)" } ?? "")
      .accessibilityActions {
        ForEach(reactions, id: \.self) { choice in
          Button(TapbackLogic.actionName(for: choice, current: reaction)) { choose(choice) }
        }
      }
  }

  private var message: some View {
    content
      .overlay(alignment: badgeCorner) { badge }
      .scaleEffect(isPicking && !reduceMotion ? 1.04 : 1)
      .onLongPressGesture(minimumDuration: 0.4) { isPicking = true }
  }

  @ViewBuilder private func bar(afterChoosing finish: @escaping () -> Void = {}) -> some View {
    if isPicking {
      TapbackBar(reactions: reactions, current: reaction) { choice in
        choose(choice)
        finish()
      }
      .transition(
        reduceMotion ? .opacity : .scale(scale: 0.5, anchor: .bottom).combined(with: .opacity))
    }
  }

  @ViewBuilder private var badge: some View {
    if let reaction {
      Text(reaction)
        .font(.footnote)
        .padding(6)
        .background(.regularMaterial, in: Circle())
        .overlay { Circle().strokeBorder(.background, lineWidth: 2) }
        .alignmentGuide(.top) { $0.height * 0.65 }
        .alignmentGuide(.leading) { $0.width * 0.65 }
        .alignmentGuide(.trailing) { $0.width * 0.35 }
        .transition(reduceMotion ? .opacity : .scale(scale: 0.2).combined(with: .opacity))
        .id(reaction)
        .accessibilityHidden(true)
    }
  }

  private var badgeCorner: Alignment {
    Alignment(horizontal: side == .leading ? .trailing : .leading, vertical: .top)
  }

  private var barCorner: Alignment { Alignment(horizontal: side, vertical: .top) }

  private var fade: Animation? { reduceMotion ? .easeInOut(duration: 0.2) : nil }

  private func choose(_ choice: String) {
    reaction = TapbackLogic.reaction(afterChoosing: choice, from: reaction)
    isPicking = false
  }
}
