public import SwiftUI

/// The row of icons for everyone: buttons with names that are there only while they are seen, and
/// that fade for whoever asks for less motion.
public struct AccessibleStreamReactionsDemo: View {
  @State private var isOpen = false
  @State private var arrived: Set<StreamReaction.ID> = []
  @State private var chosen: StreamReaction?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Makes the demo.
  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        VStack(alignment: .trailing) {
          bar
          message
        }
      }
      .navigationTitle("Reactions")
    }
  }

  private var message: some View {
    StreamMessage()
      .onLongPressGesture { toggle() }
      .accessibilityElement(children: .combine)
      .accessibilityValue(chosen.map { "Reacted with \($0.name)" } ?? "")
      .accessibilityAction(named: isOpen ? "Hide reactions" : "Show reactions") { toggle() }
  }

  private var bar: some View {
    RoundedRectangle(cornerRadius: 28)
      .fill(.gray.opacity(0.2))
      .frame(width: 216, height: 40)
      .scaleEffect(isOpen || reduceMotion ? 1 : 0, anchor: .bottomTrailing)
      .opacity(isOpen || !reduceMotion ? 1 : 0)
      .animation(motion(after: 0.05), value: isOpen)
      .overlay {
        HStack(spacing: 20) {
          ForEach(StreamReaction.all) { reaction in icon(of: reaction) }
        }
        .accessibilityHidden(!isOpen)
      }
  }

  private func icon(of reaction: StreamReaction) -> some View {
    let isThere = arrived.contains(reaction.id)
    return Button {
      choose(reaction)
    } label: {
      Image(decorative: reaction.asset)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(reaction.name)
    .accessibilityAddTraits(chosen?.id == reaction.id ? .isSelected : [])
    .scaleEffect(isThere || reduceMotion ? 1 : 0)
    .rotationEffect(.degrees(isThere || reduceMotion ? 0 : reaction.tilt))
    .opacity(isThere || !reduceMotion ? 1 : 0)
  }

  private func motion(after delay: Double) -> Animation {
    reduceMotion ? .easeInOut(duration: 0.2) : StreamMotion.spring.delay(delay)
  }

  private func toggle() {
    isOpen.toggle()
    for reaction in StreamReaction.all {
      withAnimation(motion(after: reaction.delay)) {
        if isOpen { arrived.insert(reaction.id) } else { arrived.remove(reaction.id) }
      }
    }
  }

  private func choose(_ reaction: StreamReaction) {
    chosen = chosen?.id == reaction.id ? nil : reaction
  }
}
