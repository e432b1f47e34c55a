import EarshotJSON
import EarshotLocalization

/// A catalogue of strings: the words of one table in every language.
struct StringCatalog {
  private(set) var sourceLanguage: String?
  /// The words by language and key.
  private(set) var entries: [String: [String: LocalizedEntry]] = [:]

  /// Which of the words for kinds of devices are heard: those for what is simulated, or the rest.
  private static let devices = ["iphone", "other"]

  /// Reads a catalogue; keys that later versions may add are passed over.
  init(_ bytes: [UInt8]) throws(ResourceFault) {
    do {
      let reader = try JSONReader(bytes)
      try read(reader)
      try reader.end()
    } catch {
      throw ResourceFault(
        error.message, line: error.position.line, column: error.position.column)
    }
  }

  private mutating func read(_ reader: JSONReader) throws(JSONError) {
    try reader.object { key throws(JSONError) in
      switch key {
      case "sourceLanguage": sourceLanguage = try reader.string()
      case "strings":
        try reader.object { key throws(JSONError) in try readEntry(for: key, reader) }
      default: try reader.skip()
      }
    }
  }

  private mutating func readEntry(for key: String, _ reader: JSONReader) throws(JSONError) {
    try reader.object { property throws(JSONError) in
      guard property == "localizations" else { return try reader.skip() }
      try reader.object { language throws(JSONError) in
        guard let entry = try Self.entry(reader) else { return }
        entries[language, default: [:]][key] = entry
      }
    }
  }

  private static func entry(_ reader: JSONReader) throws(JSONError) -> LocalizedEntry? {
    var words: LocalizedVariation?
    var substitutions: [String: LocalizedEntry.Substitution] = [:]
    try reader.object { key throws(JSONError) in
      switch key {
      case "stringUnit", "variations": words = try variation(key, reader) ?? words
      case "substitutions":
        try reader.object { name throws(JSONError) in
          substitutions[name] = try substitution(reader)
        }
      default: try reader.skip()
      }
    }
    return words.map { LocalizedEntry($0, substitutions: substitutions) }
  }

  private static func substitution(
    _ reader: JSONReader
  ) throws(JSONError) -> LocalizedEntry.Substitution? {
    var argument: Int?
    var specifier = "lld"
    var words: LocalizedVariation?
    try reader.object { key throws(JSONError) in
      switch key {
      case "argNum":
        let number = try reader.integer()
        guard (1...100).contains(number) else {
          throw reader.error("expected the place of a value, from 1 to 100, found \(number)")
        }
        argument = number
      case "formatSpecifier": specifier = try reader.string()
      case "variations": words = try variation(key, reader)
      default: try reader.skip()
      }
    }
    return words.map {
      LocalizedEntry.Substitution(argument: argument, specifier: specifier, words: $0)
    }
  }

  private static func variation(
    _ key: String, _ reader: JSONReader
  ) throws(JSONError) -> LocalizedVariation? {
    key == "stringUnit" ? try unit(reader) : try variations(reader)
  }

  /// Words; those that nobody has translated yet are none.
  private static func unit(_ reader: JSONReader) throws(JSONError) -> LocalizedVariation? {
    var value: String?
    var isNew = false
    try reader.object { key throws(JSONError) in
      switch key {
      case "value": value = try reader.string()
      case "state": isNew = try reader.string() == "new"
      default: try reader.skip()
      }
    }
    guard let value, !(isNew && value.isEmpty) else { return nil }
    return .words(value)
  }

  private static func variations(_ reader: JSONReader) throws(JSONError) -> LocalizedVariation? {
    var plural: [PluralCategory: LocalizedVariation] = [:]
    var byDevice: [String: LocalizedVariation] = [:]
    try reader.object { kind throws(JSONError) in
      switch kind {
      case "plural":
        try reader.object { name throws(JSONError) in
          guard let category = PluralCategory(rawValue: name) else {
            throw reader.unknownKey(name, known: PluralCategory.allCases.map(\.rawValue))
          }
          plural[category] = try choice(reader)
        }
      case "device":
        try reader.object { name throws(JSONError) in byDevice[name] = try choice(reader) }
      default: try reader.skip()
      }
    }
    if !plural.isEmpty { return .plural(plural) }
    return devices.lazy.compactMap { byDevice[$0] }.first
  }

  /// What one form is: words, or a further choice.
  private static func choice(_ reader: JSONReader) throws(JSONError) -> LocalizedVariation? {
    var words: LocalizedVariation?
    try reader.object { key throws(JSONError) in
      switch key {
      case "stringUnit", "variations": words = try variation(key, reader) ?? words
      default: try reader.skip()
      }
    }
    return words
  }
}
