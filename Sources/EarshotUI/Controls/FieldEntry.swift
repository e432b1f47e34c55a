import EarshotTree

/// What a field does with what is entered.
struct FieldEntry {
  let text: Binding<String>
  /// Whether a line end is the return key, and no part of the text.
  var isOneLine = true
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onReturn: () -> Void = {}

  func callAsFunction(_ entered: String) {
    onEditingChanged(true)
    let isSubmitted = isOneLine && entered.last?.isNewline == true
    let new = isOneLine ? String(entered.filter { !$0.isNewline }) : entered
    if text.wrappedValue != new { text.wrappedValue = new }
    guard isSubmitted else { return }
    onReturn()
    onEditingChanged(false)
  }
}
