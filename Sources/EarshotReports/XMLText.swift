import EarshotText

/// Text inside an XML document.
///
/// A character that XML 1.0 cannot hold, not even as a reference, is written as `\u{…}`.
package enum XMLText {
  /// The text between tags.
  package static func content(_ text: String) -> String { escaped(text, inAttribute: false) }

  /// The text between double quotes; line breaks and tabs in it are kept.
  package static func attribute(_ text: String) -> String { escaped(text, inAttribute: true) }

  /// Attributes as a tag has them, each with a space in front.
  package static func attributes(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\(attribute($0.value))\"" }.joined()
  }

  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { output, scalar in
      if let reference = reference(to: scalar, inAttribute: inAttribute) {
        output += reference
      } else if isAllowed(scalar) {
        output.unicodeScalars.append(scalar)
      } else {
        output += PrintableText.escape(scalar)
      }
    }
  }

  private static func reference(to scalar: Unicode.Scalar, inAttribute: Bool) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\r": "&#13;"
    case "\"" where inAttribute: "&quot;"
    case "\n" where inAttribute: "&#10;"
    case "\t" where inAttribute: "&#9;"
    default: nil
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
