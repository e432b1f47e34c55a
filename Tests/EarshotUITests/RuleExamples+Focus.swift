import EarshotTree

@testable import EarshotUI

extension RuleExamples {
  /// Views that follow focus.
  static var focus: [UIRule: AnyView] {
    [.editing: AnyView(NameField()), .readerFocus: AnyView(Notice())]
  }
}

private struct NameField: View {
  @FocusState private var isEditing: Bool

  var body: some View {
    Text("Name").modifier(ElementChangeModifier(change: TraitsAddition(traits: .textEntry)))
      .focused($isEditing)
  }
}

private struct Notice: View {
  @AccessibilityFocusState private var isRead: Bool

  var body: some View { Text("Sent").accessibilityFocused($isRead) }
}
