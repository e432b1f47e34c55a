import EarshotTree

/// A field for text that nobody else may read.
public struct SecureField<Label: View> {
  private let label: Label
  private let entry: FieldEntry
  private let prompt: Text?
  @Environment(\.self) private var environment

  init(label: Label, entry: FieldEntry, prompt: Text?) {
    self.label = label
    self.entry = entry
    self.prompt = prompt
  }

  /// Makes a field with a title that is a view.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), entry: FieldEntry(text: text), prompt: prompt)
  }
}

extension SecureField: View {
  public var body: some View {
    let count = entry.text.wrappedValue.count
    let entry = submitting
    ControlElement(.secureField, content: label, look: .value) {
      [prompt, environment] element, inside in
      let title = inside.words
      element.label = prompt == nil ? nil : title
      element.value =
        count == 0
        ? prompt?.words(in: environment).string ?? title : String(repeating: "•", count: count)
      if count == 0 { element.changeRarities { $0.showsPrompt = true } }
      element.traits.formUnion([.textEntry, .secureTextField])
      element.textEntry = entry.callAsFunction
    }
    .modifier(OwnEditing())
  }

  private var submitting: FieldEntry {
    var entry = entry
    entry.onReturn = { [onCommit = entry.onReturn, environment] in
      onCommit()
      environment.submit(.text)
    }
    return entry
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), entry: FieldEntry(text: text), prompt: prompt)
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), entry: FieldEntry(text: text), prompt: prompt)
  }

  /// Makes a field that tells when it is committed.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), entry: FieldEntry(text: text, onReturn: onCommit), prompt: nil)
  }

  /// Makes a field that tells when it is committed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), entry: FieldEntry(text: text, onReturn: onCommit), prompt: nil)
  }
}
