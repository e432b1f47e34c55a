import EarshotTestSupport
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What an app asks for where a screen stands alone")
struct UnansweredRequestTests {
  @Test("Leaving the screen that everything began with is told of")
  func leave() {
    #expect(requests(by: Leaving()) == [.unanswered(.leave)])
  }

  @Test("A write to a constant is told of")
  func constant() {
    #expect(requests(by: Toggle("Mute", isOn: .constant(true))) == [.unanswered(.keepValue)])
  }

  @Test("Closing what is shown over the screen, and keeping a value, are answered")
  func answered() {
    let source = ViewSource(Opening())
    source.performFirst()
    let changes = source.changes()
    source.performFirst()

    #expect(changes.takeAll().allSatisfy { !$0.isRequest })
    #expect(requests(by: Keeping()).isEmpty)
  }

  private func requests(by view: some View) -> [AccessibilityChange] {
    let source = ViewSource(view)
    let changes = source.changes()
    source.performFirst()
    return changes.takeAll().filter(\.isRequest)
  }
}

extension AccessibilityChange {
  fileprivate var isRequest: Bool { if case .unanswered = self { true } else { false } }
}

extension ViewSource {
  fileprivate func performFirst() {
    settle()
    guard let first = firstElement() else { return }
    _ = perform(.activate, on: first.id)
    settle()
  }
}

private struct Leaving: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}

private struct Opening: View {
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Leaving() }
  }
}

private struct Keeping: View {
  @State private var isMuted = false
  var body: some View { Toggle("Mute", isOn: $isMuted) }
}
