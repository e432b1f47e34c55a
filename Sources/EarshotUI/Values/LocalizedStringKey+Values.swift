public import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// Adds a whole number, with separators between groups of three digits.
  public mutating func appendInterpolation(_ number: some BinaryInteger) {
    appendInterpolation(Self.grouped(String(number)))
  }

  /// Adds a number with six digits after the point.
  public mutating func appendInterpolation(_ number: Double) {
    appendInterpolation(String(format: "%lf", number))
  }

  /// Adds a number with six digits after the point.
  public mutating func appendInterpolation(_ number: Float) {
    appendInterpolation(Double(number))
  }

  /// Adds a number with six digits after the point.
  public mutating func appendInterpolation(_ number: CGFloat) {
    appendInterpolation(Double(number))
  }

  /// Adds any other value as it describes itself.
  public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
    appendInterpolation(value.description)
  }

  /// Adds a text.
  public mutating func appendInterpolation(_ text: Text) { appendInterpolation(text.string) }

  /// Adds a picture, which is read by its name.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(image.spokenName ?? "")
  }

  /// Adds the words of an attributed string.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(String(attributedString.characters))
  }

  /// Adds a number in a form as `%.2f`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

  /// Adds a value, written in a form.
  public mutating func appendInterpolation<Form: FormatStyle>(
    _ input: Form.FormatInput, format: Form
  ) where Form.FormatInput: Equatable, Form.FormatOutput == String {
    appendInterpolation(format.locale(.spoken).format(input))
  }

  /// Adds a value, written by a formatter.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }

  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(style.words(for: date))
  }

  private static func grouped(_ digits: String) -> String {
    let isNegative = digits.first == "-"
    let magnitude = isNegative ? digits.dropFirst() : digits[...]
    var grouped = isNegative ? "-" : ""
    for (index, digit) in magnitude.enumerated() {
      if index > 0, (magnitude.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return grouped
  }
}
