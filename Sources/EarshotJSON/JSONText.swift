import EarshotText

/// Strings as a document writes them.
enum JSONText {
  /// Appends text in quotes, with escapes for whatever is not safe to show.
  static func append(_ text: String, to output: inout [UInt8]) {
    output.append(.quote)
    for scalar in text.unicodeScalars { append(scalar, to: &output) }
    output.append(.quote)
  }

  /// Writes a UTF-16 code unit as an escape.
  static func escape(for unit: UInt32) -> String {
    let digits = String(unit, radix: 16)
    return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    switch scalar {
    case "\"", "\\": output += [.backslash, UInt8(truncatingIfNeeded: scalar.value)]
    case "\n": output += [.backslash, UInt8(ascii: "n")]
    case "\r": output += [.backslash, UInt8(ascii: "r")]
    case "\t": output += [.backslash, UInt8(ascii: "t")]
    case _ where isUnsafe(scalar):
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        output += escape(for: UInt32(unit)).utf8
      }
    case _ where scalar.isASCII: output.append(UInt8(truncatingIfNeeded: scalar.value))
    default: output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Tells what could steer a terminal or turn text around when the file is shown there.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x061C, 0x200E, 0x200F: true
    default: !PrintableText.isPrintable(scalar)
    }
  }
}
