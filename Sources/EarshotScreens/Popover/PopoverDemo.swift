public import SwiftUI

/// A column of messages, one of which can be held to have a menu around it.
///
/// The menu leaves everything behind it reachable, has no way out but an unnamed layer, and its
/// emoji are no buttons: that is how the design was published.
public struct PopoverDemo: View {
  @State private var selection: PopoverMessage?
  @Namespace private var places

  /// Makes the demo.
  public init() {}

  public var body: some View {
    ZStack {
      column.blur(radius: selection == nil ? 0 : 5)
      if let selection {
        Color.black.opacity(0.15).onTapGesture { self.selection = nil }
        PopoverMenu(message: selection)
          .matchedGeometryEffect(
            id: selection.id, in: places, properties: .position, anchor: .topLeading,
            isSource: false
          )
          .transition(
            .opacity.combined(with: .scale)
              .animation(.bouncy(duration: 0.25, extraBounce: 0.2)))
      }
    }
    .background(Color.green)
    .animation(.easeInOut(duration: 0.25), value: selection)
  }

  private var column: some View {
    VStack(spacing: 100) {
      ForEach(PopoverMessage.all) { message in
        PopoverBubble(message: message)
          .matchedGeometryEffect(id: message.id, in: places, anchor: .topLeading)
          .onLongPressGesture { selection = message }
      }
    }
  }
}
