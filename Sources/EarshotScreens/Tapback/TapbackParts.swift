import SwiftUI

/// What a message that can be reacted to is made of, however its bar is reached.
@MainActor
struct TapbackParts<Content: View> {
  @Binding var reaction: String?
  @Binding var isPicking: Bool
  let reactions: [String]
  let side: HorizontalAlignment
  let reduceMotion: Bool
  let content: Content

  var message: some View {
    content
      .overlay(alignment: badgeCorner) { badge }
      .scaleEffect(isPicking && !reduceMotion ? 1.04 : 1)
      .onLongPressGesture(minimumDuration: 0.4) { isPicking = true }
  }

  var barCorner: Alignment { Alignment(horizontal: side, vertical: .top) }

  @ViewBuilder func bar(afterChoosing finish: @escaping () -> Void = {}) -> some View {
    if isPicking {
      TapbackBar(reactions: reactions, current: reaction) { choice in
        choose(choice)
        finish()
      }
      .transition(
        reduceMotion ? .opacity : .scale(scale: 0.5, anchor: .bottom).combined(with: .opacity))
    }
  }

  /// The one element of the message, with an action for each reaction.
  func element(of parts: some View) -> some View {
    parts
      .accessibilityElement(children: .combine)
      .accessibilityValue(reaction.map { "Reacted with \($0)" } ?? "")
      .accessibilityActions {
        ForEach(reactions, id: \.self) { choice in
          Button(TapbackLogic.actionName(for: choice, current: reaction)) { choose(choice) }
        }
      }
  }

  /// Moves with what changes, and lets it be felt.
  func responding(_ bubble: some View) -> some View {
    bubble
      .animation(fade ?? .spring(duration: 0.35, bounce: 0.3), value: isPicking)
      .animation(fade ?? .spring(duration: 0.35, bounce: 0.5), value: reaction)
      .sensoryFeedback(.impact(weight: .medium), trigger: isPicking) { _, isPicking in isPicking }
      .sensoryFeedback(.selection, trigger: reaction)
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

  private var fade: Animation? { reduceMotion ? .easeInOut(duration: 0.2) : nil }

  private func choose(_ choice: String) {
    reaction = TapbackLogic.reaction(afterChoosing: choice, from: reaction)
    isPicking = false
  }
}
