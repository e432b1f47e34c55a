public import protocol Foundation.ParseableFormatStyle

extension TextField where Label == Text {
  /// Makes a field with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), entry: FieldEntry(text: text), prompt: prompt)
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), entry: FieldEntry(text: text), prompt: prompt)
  }

  /// Makes a field with a title that grows along an axis.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), entry: FieldEntry(text: text), prompt: prompt, axis: axis)
  }

  /// Makes a field with a title that grows along an axis.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), entry: FieldEntry(text: text), prompt: prompt, axis: axis)
  }

  /// Makes a field that tells when editing begins and ends, and when it is committed.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title),
      entry: FieldEntry(text: text, onEditingChanged: onEditingChanged, onReturn: onCommit))
  }

  /// Makes a field that tells when editing begins and ends, and when it is committed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title),
      entry: FieldEntry(text: text, onEditingChanged: onEditingChanged, onReturn: onCommit))
  }

  /// Makes a field that tells when it is committed.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), entry: FieldEntry(text: text, onReturn: onCommit))
  }

  /// Makes a field that tells when it is committed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), entry: FieldEntry(text: text, onReturn: onCommit))
  }

  /// Makes a field of a value; what does not read as one is dropped.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      label: Text(title), entry: FieldEntry(text: .parsing(value, as: format)), prompt: prompt)
  }

  /// Makes a field of a value; what does not read as one is dropped.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      label: Text(title), entry: FieldEntry(text: .parsing(value, as: format)), prompt: prompt)
  }

  /// Makes a field of a value that may be absent; what does not read as one is absent.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      label: Text(title), entry: FieldEntry(text: .parsing(value, as: format)), prompt: prompt)
  }
}

extension Binding<String> {
  /// A value as text.
  fileprivate static func parsing<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput>, as format: Format
  ) -> Self where Format.FormatOutput == String {
    Self(
      get: { format.format(value.wrappedValue) },
      set: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
  }

  /// A value as text; no value is no text.
  fileprivate static func parsing<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput?>, as format: Format
  ) -> Self where Format.FormatOutput == String {
    Self(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }
}
