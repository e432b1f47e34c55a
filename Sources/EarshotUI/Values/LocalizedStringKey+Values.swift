public import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// Adds a whole number, with separators between groups of digits.
  public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
    append(FormatArgument(number), as: Self.specifier(for: Number.self))
  }

  /// Adds a number with six digits after the point.
  public mutating func appendInterpolation(_ number: Double) { append(.real(number), as: "%lf") }

  /// Adds a number with six digits after the point.
  public mutating func appendInterpolation(_ number: Float) {
    append(.real(Double(number)), as: "%f")
  }

  /// Adds a number with six digits after the point.
  public mutating func appendInterpolation(_ number: CGFloat) {
    append(.real(Double(number)), as: "%lf")
  }

  /// Adds any other value as it describes itself.
  public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
    appendInterpolation(value.description)
  }

  /// Adds a text.
  public mutating func appendInterpolation(_ text: Text) { append(.text(text), as: "%@") }

  /// Adds a picture, which is read by its name.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

  /// Adds the words of an attributed string.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(String(attributedString.characters))
  }

  /// Adds a number in a form as `%.2f`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    let argument: FormatArgument =
      switch value {
      case let number as any BinaryInteger: FormatArgument(number)
      case let number as Double: .real(number)
      case let number as Float: .real(Double(number))
      case let number as CGFloat: .real(Double(number))
      default: .words(String(format: specifier, value))
      }
    append(argument, as: specifier)
  }

  /// Adds a value, written in a form.
  public mutating func appendInterpolation<Form: FormatStyle>(
    _ input: Form.FormatInput, format: Form
  ) where Form.FormatInput: Equatable, Form.FormatOutput == String {
    append(.written(WrittenValue(input, format: format)), as: "%@")
  }

  /// Adds a value, written by a formatter.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }

  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.written(WrittenValue(date, style: style)), as: "%@")
  }

  private static func specifier<Number: BinaryInteger>(for type: Number.Type) -> String {
    let isSmall = MemoryLayout<Number>.size < MemoryLayout<Int64>.size
    return Number.isSigned ? (isSmall ? "%d" : "%lld") : (isSmall ? "%u" : "%llu")
  }
}
