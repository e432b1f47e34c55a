import EarshotTree

/// A field for text.
public struct TextField<Label: View> {
  private let label: Label
  private let entry: FieldEntry
  private let prompt: Text?
  private let axis: Axis
  @NearestStyle((any TextFieldStyle).self) private var style
  @Environment(\.self) private var environment

  init(label: Label, entry: FieldEntry, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.label = label
    self.entry = entry
    self.prompt = prompt
    self.axis = axis
  }

  /// Makes a field with a title that is a view.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), entry: FieldEntry(text: text), prompt: prompt)
  }

  /// Makes a field that grows along an axis, with a title that is a view.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), entry: FieldEntry(text: text), prompt: prompt, axis: axis)
  }
}

extension TextField: View {
  @ViewBuilder public var body: some View {
    if let style, !(style is any BuiltInStyle) {
      made(by: style)
    } else {
      field
    }
  }

  @MainActor private var field: some View {
    let text = entry.text.wrappedValue
    let entry = submitting
    return ControlElement(.textField, content: label, look: .value) {
      [prompt, axis, environment] element, inside in
      let title = inside.words
      element.label = prompt == nil ? nil : title
      if prompt != nil { element.rules.append(.textFieldPrompt) }
      element.value = text.isEmpty ? prompt?.words(in: environment).string ?? title : text
      if text.isEmpty { element.changeRarities { $0.showsPrompt = true } }
      element.traits.formUnion(axis == .vertical ? [.textEntry, .textArea] : .textEntry)
      element.textEntry = entry.callAsFunction
      if axis == .horizontal { element.rules.append(.textFieldReturn) }
    }
    .modifier(OwnEditing())
  }

  private var submitting: FieldEntry {
    var entry = entry
    entry.isOneLine = axis == .horizontal
    entry.onReturn = { [onCommit = entry.onReturn, environment] in
      onCommit()
      environment.submit(.text)
    }
    return entry
  }

  @MainActor
  private func made(by style: some TextFieldStyle) -> AnyView {
    let plain = TextField<_StyleContent>(
      label: _StyleContent(label), entry: entry, prompt: prompt, axis: axis)
    return AnyView(
      Styled(style) { $0._body(configuration: plain) }.popping((any TextFieldStyle).self))
  }
}
