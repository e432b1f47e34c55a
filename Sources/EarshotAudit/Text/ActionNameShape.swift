/// Names of actions that were written for a program.
enum ActionNameShape {
  /// Words of capitals that people say as they are.
  private static let abbreviations: Set<String> = [
    "JPEG", "HEIC", "HEIF", "TIFF", "YAML", "ASCII", "NASA", "IBAN", "ISBN", "IMAP", "VOIP",
    "LIDAR", "ASAP", "IMEI", "ICAO", "AIDS", "NATO", "FIFA", "UEFA", "IKEA", "MIDI", "HIIT", "GIFS",
  ]
  private static let vowels: Set<Character> = ["A", "E", "I", "O", "U", "Y"]

  /// Whether a name is an identifier: of a shape that only programs use, or one long word of
  /// capitals as in `LIKE`.
  static func isIdentifier(_ name: String) -> Bool {
    switch WordShape(name) {
    case .kebabCase?, .snakeCase?, .constantCase?, .key?, .camelCase?, .typeName?, .uniqueNumber?,
      .hash?, .symbol?:
      return true
    case .pictureFile?: return false
    case nil: return isShouted(name)
    }
  }

  private static func isShouted(_ name: String) -> Bool {
    name.count > 3 && name.allSatisfy { $0.isASCII && $0.isUppercase }
      && name.contains(where: vowels.contains) && !abbreviations.contains(name)
  }
}
