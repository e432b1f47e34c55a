import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What an element would do is known without having it done")
struct ResponseTests {
  private let tally = Tally()

  private func responses(of view: some View) -> AccessibilityResponses? {
    let source = ViewSource(view)
    return source.firstElement().flatMap { source.responses(of: $0.id) }
  }

  @Test("A text does nothing, and nobody knows of what is gone")
  func nothing() {
    #expect(responses(of: Text("Hello")) == [])
    #expect(ViewSource(Text("Hello")).responses(of: "/9") == nil)
  }

  @Test("Buttons and actions of the app are activated")
  func activation() {
    #expect(responses(of: Button("Send") { tally.note("sent") }) == .activation)
    #expect(responses(of: Text("Send").accessibilityAction { tally.note("sent") }) == .activation)
    #expect(tally.counts == [:])
  }

  @Test("Touches pass on to gestures where they reach the view")
  func touches() {
    let message = Text("Hello").onTapGesture { tally.note("tap") }.onLongPressGesture {}

    #expect(responses(of: message) == [.tap, .touchAndHold])
    #expect(responses(of: message.allowsHitTesting(false)) == [])
    #expect(tally.counts == [:])
  }

  @Test("Every other kind of response is told apart")
  func others() {
    let text = Text("Hello")

    #expect(responses(of: text.accessibilityAction(.showMenu) {}) == .menu)
    #expect(responses(of: text.accessibilityAdjustableAction { _ in }) == .adjustment)
    #expect(responses(of: text.accessibilityAction(.escape) {}) == .escape)
    #expect(responses(of: text.accessibilityAction(.magicTap) {}) == .magicTap)
    #expect(responses(of: text.accessibilityScrollAction { _ in }) == .scroll)
    #expect(responses(of: TextEditor(text: .constant(""))) == [.activation, .textEntry])
  }
}
