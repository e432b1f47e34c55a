import EarshotText

/// Text in which nothing hides.
enum VisibleText {
  /// Which characters count as hidden.
  enum Detail {
    /// White space that is no plain space, and characters without width, but not the joiners and
    /// variants that emoji are made of.
    case text
    /// Those of emoji as well.
    case emoji
  }

  /// The text with every hidden character written as `\u{…}`.
  static func of(_ text: String, detail: Detail) -> String {
    let isHidden = detail == .text ? isHiddenInText : isHidden
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.unicodeScalars.reduce(into: "") { visible, scalar in
      if isHidden(scalar) {
        visible += PrintableText.escape(scalar)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text without what nobody sees, to tell whether two texts look the same.
  static func withoutHidden(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isHidden($0) }))
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != " " else { return false }
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format || !PrintableText.isPrintable(scalar)
  }

  private static func isHiddenInText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: false
    default: isHidden(scalar)
    }
  }
}
