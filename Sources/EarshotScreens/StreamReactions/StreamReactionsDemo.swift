public import SwiftUI

/// A message above which icons arrive one after another when it is pressed and held.
///
/// The pictures have no labels, are elements even while they are scaled to nothing, and move
/// whoever asks for less motion: that is how the design was published.
public struct StreamReactionsDemo: View {
  @State private var isOpen = false
  @State private var arrived: Set<StreamReaction.ID> = []

  /// Makes the demo.
  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        VStack(alignment: .trailing) {
          bar
          StreamMessage().onLongPressGesture { toggle() }
        }
      }
      .navigationTitle("Reactions")
    }
  }

  private var bar: some View {
    RoundedRectangle(cornerRadius: 28)
      .fill(.gray.opacity(0.2))
      .frame(width: 216, height: 40)
      .scaleEffect(isOpen ? 1 : 0, anchor: .bottomTrailing)
      .animation(StreamMotion.spring.delay(0.05), value: isOpen)
      .overlay {
        HStack(spacing: 20) {
          ForEach(StreamReaction.all) { reaction in icon(of: reaction) }
        }
      }
  }

  private func icon(of reaction: StreamReaction) -> some View {
    let hasArrived = arrived.contains(reaction.id)
    return Image(reaction.asset)
      .scaleEffect(hasArrived ? 1 : 0)
      .rotationEffect(.degrees(hasArrived ? 0 : reaction.tilt))
  }

  private func toggle() {
    isOpen.toggle()
    for reaction in StreamReaction.all {
      withAnimation(StreamMotion.spring.delay(reaction.delay)) {
        if isOpen { arrived.insert(reaction.id) } else { arrived.remove(reaction.id) }
      }
    }
  }
}
