public import EarshotUI

import struct Foundation.CGFloat

/// A message that is pressed and held to react to it.
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
    content
      .overlay(alignment: badgeCorner) { badge }
      .scaleEffect(isPicking && !reduceMotion ? 1.04 : 1)
      .onLongPressGesture(minimumDuration: 0.4) { isPicking = true }
      .overlay(alignment: Alignment(horizontal: side, vertical: .top)) { bar }
      .animation(fade ?? .spring(duration: 0.35, bounce: 0.3), value: isPicking)
      .animation(fade ?? .spring(duration: 0.35, bounce: 0.5), value: reaction)
      .sensoryFeedback(.impact(weight: .medium), trigger: isPicking) { _, isPicking in isPicking }
      .sensoryFeedback(.selection, trigger: reaction)
      .accessibilityElement(children: .combine)
      .accessibilityValue(reaction.map { "Reacted with \($0)" } ?? "")
      .accessibilityActions {
        ForEach(reactions, id: \.self) { choice in
          Button(name(of: choice)) { choose(choice) }
        }
      }
  }

  @ViewBuilder private var bar: some View {
    if isPicking {
      HStack(spacing: 4) {
        ForEach(Array(reactions.enumerated()), id: \.element) { place, choice in
          TapbackButton(
            choice: choice, isCurrent: choice == reaction,
            delay: TapbackLogic.delay(ofButtonAt: place)
          ) { choose(choice) }
          .accessibilityLabel(name(of: choice))
        }
      }
      .padding(6)
      .background(.regularMaterial, in: Capsule())
      .shadow(color: .black.opacity(0.18), radius: 12, y: 4)
      .fixedSize()
      .alignmentGuide(.top) { $0.height + 8 }
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
        .transition(reduceMotion ? .opacity : .scale(scale: 0.2).combined(with: .opacity))
        .id(reaction)
        .accessibilityHidden(true)
    }
  }

  private var badgeCorner: Alignment {
    Alignment(horizontal: side == .leading ? .trailing : .leading, vertical: .top)
  }

  private var fade: Animation? { reduceMotion ? .easeInOut(duration: 0.2) : nil }

  private func name(of choice: String) -> String {
    TapbackLogic.actionName(for: choice, current: reaction)
  }

  private func choose(_ choice: String) {
    reaction = TapbackLogic.reaction(afterChoosing: choice, from: reaction)
    isPicking = false
  }
}
