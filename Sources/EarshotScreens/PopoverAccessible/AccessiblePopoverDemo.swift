public import EarshotConversation
public import SwiftUI

/// The menu around a message for everyone: whatever it does is offered by name as well, and it is
/// modal, takes the cursor, gives it back, and is left by a scrub.
public struct AccessiblePopoverDemo: View {
  private enum Place: Hashable {
    case message(Message.ID)
    case menu
  }

  private let conversation: Conversation
  @State private var selection: Message.ID?
  @AccessibilityFocusState private var place: Place?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Namespace private var places

  /// Shows a conversation, which others may show and change at the same time.
  public init(_ conversation: Conversation) { self.conversation = conversation }

  public var body: some View {
    ZStack {
      column.blur(radius: selected == nil ? 0 : 5)
      if let selected {
        Color.black.opacity(0.15)
          .onTapGesture { close(returningTo: selected.id) }
          .accessibilityHidden(true)
        menu(around: selected).transition(appearance)
      }
    }
    .background(Color.green)
    .animation(.easeInOut(duration: 0.25), value: selection)
  }

  private var column: some View {
    VStack(spacing: 100) {
      ForEach(conversation.messages) { message in
        AccessiblePopoverMessage(message: message, deeds: deeds) { open(message.id) }
          .accessibilityFocused($place, equals: .message(message.id))
          .matchedGeometryEffect(id: message.id, in: places, anchor: .topLeading)
      }
    }
  }

  private func menu(around message: Message) -> some View {
    PopoverMenu(text: message.text) { emoji in
      AccessiblePopoverEmoji(emoji: emoji, name: deeds.name(of: emoji, for: message)) {
        deeds.react(with: emoji, to: message)
      }
    } perform: { entry in
      perform(entry, on: message)
    }
    .accessibilityFocused($place, equals: .menu)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .accessibilityAction(.escape) { close(returningTo: message.id) }
    .matchedGeometryEffect(
      id: message.id, in: places, properties: .position, anchor: .topLeading, isSource: false)
  }

  private var appearance: AnyTransition {
    guard !reduceMotion else { return .opacity.animation(.easeInOut(duration: 0.25)) }
    return .opacity.combined(with: .scale)
      .animation(.bouncy(duration: 0.25, extraBounce: 0.2))
  }

  private var deeds: PopoverDeeds { PopoverDeeds(conversation: conversation) }

  /// The message with the menu around it; none once it was deleted, by whomever.
  private var selected: Message? { selection.flatMap { try? conversation.message($0) } }

  private func open(_ id: Message.ID) {
    selection = id
    place = .menu
  }

  private func perform(_ entry: PopoverEntry, on message: Message) {
    let neighbour = deeds.neighbour(of: message)
    deeds.perform(entry, on: message)
    close(returningTo: entry == .unsend ? neighbour : message.id)
  }

  private func close(returningTo id: Message.ID?) {
    selection = nil
    place = id.map(Place.message)
  }
}
