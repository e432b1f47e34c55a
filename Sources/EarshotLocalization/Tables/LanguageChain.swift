/// The languages in which words are looked for, the one that was asked for first.
enum LanguageChain {
  /// A tag as tables are filed by: with hyphens, without keywords, `zh-TW` by its script.
  static func normalized(_ tag: String) -> String {
    let parts = tag.prefix { $0 != "@" && $0 != "." }.split { "-_".contains($0) }
    guard let language = parts.first else { return "" }
    let rest = parts.dropFirst().prefix(4).map { part in
      switch part.count {
      case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: part.uppercased()
      }
    }
    return ([aliased(language.lowercased())] + rest).joined(separator: "-")
  }

  /// The tag, and what it is a part of: `zh-Hant-TW`, `zh-Hant`, `zh`.
  static func tags(from tag: String) -> [String] {
    var parts = normalized(tag).split(separator: "-").map(String.init)
    if parts.first == "zh", !parts.dropFirst().contains(where: { $0.count == 4 }) {
      parts.insert(isTraditional(parts.dropFirst()) ? "Hant" : "Hans", at: 1)
    }
    let shorter = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    let withRegion = parts.count == 3 ? ["\(parts[0])-\(parts[2])"] : []
    return shorter.prefix(1) + withRegion + shorter.dropFirst()
  }

  private static func isTraditional(_ parts: ArraySlice<String>) -> Bool {
    parts.contains { ["TW", "HK", "MO"].contains($0) }
  }

  private static func aliased(_ language: String) -> String {
    switch language {
    case "no": "nb"
    case "iw": "he"
    case "in": "id"
    default: language
    }
  }
}
