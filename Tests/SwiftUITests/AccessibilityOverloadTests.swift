import EarshotTree
import SwiftUI
import Testing

extension AccessibilityCustomContentKey {
  fileprivate static let age = AccessibilityCustomContentKey("Age")
}

/// A row as people write it.
private struct Row: View {
  let name: String
  let isUnread: Bool
  @State private var isOpen = false
  @Namespace private var rotors

  var body: some View {
    VStack {
      Text(name)
        .accessibilityLabel(isUnread ? "\(name), unread" : name)
        .accessibilityValue(isOpen ? Text("open") : Text("closed"))
        .accessibilityHint("Opens the message", isEnabled: !isOpen)
        .accessibilityAddTraits(isOpen ? [.isButton, .isSelected] : .isButton)
        .accessibilityCustomContent(.age, "3 days", importance: .high)
        .accessibilityAction { isOpen.toggle() }
        .accessibilityAction(named: "Archive") { announce() }
        .accessibilityScrollAction { edge in if edge == .bottom { isOpen = false } }
        .accessibilityRotorEntry(id: name, in: rotors)
    }
    .accessibilityRotor("Unread") {
      if isUnread { AccessibilityRotorEntry(name, id: name, in: rotors) }
    }
  }

  private func announce() {
    var words = AttributedString("Archived")
    words.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(words).post()
  }
}

@MainActor
@Suite("Accessibility modifiers read as people write them")
struct AccessibilityOverloadTests {
  @Test("A row with many of them exposes what it says")
  func row() throws {
    let source = ViewSource(Row(name: "Ana", isUnread: true))
    let changes = source.changes()
    let element = try #require(source.firstElement())

    #expect(element.label == "Ana, unread")
    #expect(element.value == "closed")
    #expect(element.hint == "Opens the message")
    #expect(element.customContent.map(\.value) == ["3 days"])
    #expect(source.results(ofRotor: "Unread", at: element.id).map(\.target) == [element.id])
    #expect(
      source.perform(.custom(AccessibilityCustomAction("Archive")), on: element.id) == .performed)
    #expect(
      changes.takeAll() == [.posted(.announcement("Archived", priority: .high))])
    #expect(source.perform(.activate, on: element.id) == .performed)
    source.settle()
    #expect(source.firstElement()?.traits == [.button, .selected, .staticText])
    #expect(source.firstElement()?.hint == nil)
  }
}
