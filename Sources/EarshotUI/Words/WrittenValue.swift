import Foundation

/// A value that is written out in the language of the place where it is shown.
struct WrittenValue: Equatable, Sendable {
  private let value: any Writable

  /// A value with the form in which it is written.
  init<Form: FormatStyle>(_ input: Form.FormatInput, format: Form)
  where Form.FormatInput: Equatable, Form.FormatOutput == String {
    value = Formatted(input: input, form: format, words: { $0 })
  }

  /// A value with the form in which it is written.
  init<Form: FormatStyle>(_ input: Form.FormatInput, format: Form)
  where Form.FormatInput: Equatable, Form.FormatOutput == AttributedString {
    value = Formatted(input: input, form: format, words: { String($0.characters) })
  }

  /// A date.
  init(_ date: Date, style: Text.DateStyle) { value = StyledDate(date: date, style: style) }

  /// The value in a language.
  func words(in locale: Locale) -> String { value.words(in: locale) }

  static func == (left: Self, right: Self) -> Bool { left.value.isSame(as: right.value) }
}

/// Something that can be written in any language.
private protocol Writable: Equatable, Sendable {
  func words(in locale: Locale) -> String
}

extension Writable {
  fileprivate func isSame(as other: any Writable) -> Bool { (other as? Self) == self }
}

private struct Formatted<Form: FormatStyle>: Writable where Form.FormatInput: Equatable {
  /// Never changed, and read only where it is written out.
  nonisolated(unsafe) let input: Form.FormatInput
  nonisolated(unsafe) let form: Form
  let words: @Sendable (Form.FormatOutput) -> String

  func words(in locale: Locale) -> String { words(form.locale(locale).format(input)) }

  static func == (left: Self, right: Self) -> Bool {
    left.input == right.input && left.form == right.form
  }
}

private struct StyledDate: Writable {
  let date: Date
  let style: Text.DateStyle

  func words(in locale: Locale) -> String { style.words(for: date, in: locale) }
}
