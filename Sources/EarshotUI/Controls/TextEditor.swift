import EarshotTree

/// A field for text of several lines.
public struct TextEditor {
  private let text: Binding<String>

  /// Makes an editor of a text.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public var body: some View {
    let current = text.wrappedValue
    let entry = FieldEntry(text: text, isOneLine: false)
    ControlElement(.textEditor, content: EmptyView(), look: .value) { element, _ in
      element.value = current
      element.traits.formUnion([.textEntry, .textArea])
      element.textEntry = entry.callAsFunction
    }
    .modifier(OwnEditing())
  }
}
