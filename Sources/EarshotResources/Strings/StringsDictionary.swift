import EarshotLocalization
import EarshotText

/// A file of words that vary by numbers, as Xcode had it before catalogues.
enum StringsDictionary {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let typeKey = "NSStringFormatValueTypeKey"
  private static let kindKey = "NSStringFormatSpecTypeKey"

  /// The words by key.
  static func entries(in bytes: [UInt8]) throws(ResourceFault) -> [String: LocalizedEntry] {
    guard !bytes.starts(with: "bplist".utf8) else {
      throw ResourceFault("the file is compiled already; give the one that it was made from")
    }
    let text = try ResourceText.decode(bytes)
    var entries: [String: LocalizedEntry] = [:]
    for (key, value) in try PropertyListParser.dictionary(in: text).sorted(by: { $0.key < $1.key })
    {
      entries[key] = try entry(value, for: key, in: text)
    }
    return entries
  }

  private static func entry(
    _ value: PropertyListValue, for key: String, in text: String
  ) throws(ResourceFault) -> LocalizedEntry? {
    guard case .dictionary(let parts) = value.kind else {
      throw PropertyListParser.fault(
        "expected <dict> for the key \(PrintableText.quoting(key))", at: value.place, in: text)
    }
    guard let format = parts[formatKey]?.string else {
      // Words by width, of which there is no width here.
      if parts.keys.contains(where: { $0.hasPrefix("NSStringVariableWidth") }) { return nil }
      throw PropertyListParser.fault(
        "the key \(PrintableText.quoting(key)) has no \(formatKey)", at: value.place, in: text)
    }
    let variables = parts.filter { $0.key != formatKey }.compactMapValues(substitution)
    return LocalizedEntry(.words(format), substitutions: variables)
  }

  private static func substitution(_ value: PropertyListValue) -> LocalizedEntry.Substitution? {
    guard case .dictionary(let parts) = value.kind else { return nil }
    let forms = PluralCategory.allCases.reduce(into: [PluralCategory: LocalizedVariation]()) {
      $0[$1] = parts[$1.rawValue]?.string.map(LocalizedVariation.words)
    }
    guard !forms.isEmpty else { return nil }
    let type = parts[typeKey]?.string ?? ""
    return LocalizedEntry.Substitution(
      specifier: type.isEmpty ? "lld" : type, words: .plural(forms))
  }
}
