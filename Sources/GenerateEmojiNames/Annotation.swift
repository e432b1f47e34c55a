/// A short name as a line of CLDR's gives it.
struct Annotation {
  private static let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]

  /// What is named, without variation selectors.
  let emoji: String
  let name: String

  /// Reads a line; nil where it has another form than CLDR's files have.
  init?(_ line: Substring) {
    guard let emoji = Self.text(in: line, after: "<annotation cp=\"", before: "\""),
      let name = Self.text(in: line[emoji.endIndex...], after: ">", before: "</annotation>")
    else { return nil }
    self.emoji = Self.plain(emoji)
    self.name = Self.spoken(Self.plain(name))
  }

  /// Looks at bytes, because an emoji can be one character with the mark before it.
  private static func text(
    in line: Substring, after start: String, before end: String
  ) -> Substring? {
    guard let start = line.utf8.firstRange(of: start.utf8),
      let end = line.utf8[start.upperBound...].firstRange(of: end.utf8)
    else { return nil }
    return line[start.upperBound..<end.lowerBound]
  }

  private static func plain(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    return entities.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }

  /// Leaves out what is for the eye alone: where a word may break, and which way it runs.
  private static func spoken(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .format: continue
      case .spaceSeparator: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return String(scalars).split(separator: " ").joined(separator: " ")
  }
}
