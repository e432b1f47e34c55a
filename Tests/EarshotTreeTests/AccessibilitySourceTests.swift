import EarshotTree
import Testing

/// A source of as many elements as somebody cares to count to; it holds none of them.
@MainActor
private final class CountingSource: AccessibilitySource {
  let clock = VirtualClock()
  let count: Int
  private let broadcaster = AccessibilityChangeBroadcaster()

  init(count: Int) { self.count = count }

  func settle() {}
  func firstElement() -> AccessibilityElement? { element(at: 0) }
  func lastElement() -> AccessibilityElement? { element(at: count - 1) }
  func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? {
    Int(id.rawValue).flatMap(element(at:))
  }
  func element(after id: AccessibilityElement.ID) -> AccessibilityElement? {
    Int(id.rawValue).flatMap { element(at: $0 + 1) }
  }
  func element(before id: AccessibilityElement.ID) -> AccessibilityElement? {
    Int(id.rawValue).flatMap { element(at: $0 - 1) }
  }
  func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome { .refused(.noAction) }
  func post(_ notification: AccessibilityNotification) { broadcaster.send(.posted(notification)) }
  func changes() -> AccessibilityChangeStream { broadcaster.subscribe() }

  private func element(at index: Int) -> AccessibilityElement? {
    guard (0..<count).contains(index) else { return nil }
    return AccessibilityElement(id: .init(rawValue: "\(index)"), label: "Message \(index)")
  }
}

@MainActor
@Suite("A source answers for one element at a time")
struct AccessibilitySourceTests {
  @Test("A lazy source of a million elements is written in a few lines and holds none of them")
  func lazySource() {
    let source: any AccessibilitySource = CountingSource(count: 1_000_000)

    #expect(source.element(after: "999998")?.label == "Message 999999")
    #expect(source.element(after: "999999") == nil)
    #expect(source.lastElement()?.id == "999999")
  }

  @Test("A list source tells what changed by identity")
  func changesByIdentity() {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "One"), AccessibilityElement(id: "b", label: "Two"),
    ])
    let changes = source.changes()

    source.replace(with: [
      AccessibilityElement(id: "b", label: "Second"), AccessibilityElement(id: "c", label: "Three"),
    ])

    #expect(changes.takeAll() == [.removed("a"), .updated("b"), .inserted("c")])
    #expect(changes.takeAll() == [])
  }

  @Test("Two watchers of one source each hear every change")
  func twoWatchers() {
    let source = ElementListSource([AccessibilityElement(id: "a", label: "One")])
    let first = source.changes()
    let second = source.changes()

    source.post(.announcement("New message"))

    #expect(first.takeAll() == [.posted(.announcement("New message", priority: .default))])
    #expect(second.takeAll() == [.posted(.announcement("New message", priority: .default))])
  }

  @Test("An empty label, value or hint counts as absent")
  func emptyIsAbsent() {
    let element = AccessibilityElement(id: "a", label: "", value: "", hint: "")

    #expect(element.label == nil && element.value == nil && element.hint == nil)
  }

  @Test("A member of a series knows its place among those that are there")
  func placeInSeries() {
    let source = ElementListSource(["a", "b", "c"].map { AccessibilityElement(id: $0) })
    source.place(["a", "b", "gone"], in: AccessibilityContainer(id: "series", kind: .series))

    #expect(source.position(of: "b")?.place == 2)
    #expect(source.position(of: "b")?.count == 2)
    #expect(source.position(of: "gone") == nil)
    #expect(source.position(of: "c") == nil)
  }

  @Test("Actions of the same name are told apart by their occurrence")
  func numberedActions() {
    #expect(
      AccessibilityCustomAction.numbering(["Reply", "Copy", "Reply"]) == [
        AccessibilityCustomAction("Reply"), AccessibilityCustomAction("Copy"),
        AccessibilityCustomAction("Reply", occurrence: 1),
      ])
  }

  @Test("Traits have the bits of iOS")
  func traitBits() {
    #expect(AccessibilityTraits.button.rawValue == 1)
    #expect(AccessibilityTraits.header.rawValue == 1 << 16)
    #expect(AccessibilityTraits.switchButton.rawValue == 1 << 53)
    #expect(AccessibilityTraits(rawValue: 1 << 8 | 1).names == ["button", "notEnabled"])
    #expect(Set(AccessibilityTraits.named.map(\.trait)).count == AccessibilityTraits.named.count)
  }
}
