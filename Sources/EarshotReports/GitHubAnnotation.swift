import EarshotText

/// A remark that GitHub Actions shows, at a line of a file where one is named.
package struct GitHubAnnotation: Hashable, Sendable {
  /// How much a remark matters.
  package enum Level: String, Hashable, Sendable {
    case error
    case warning
    case notice
  }

  /// Where a remark belongs.
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int?
    package var column: Int?

    package init(file: String, line: Int? = nil, column: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  package var level: Level
  package var place: Place?
  package var title: String
  package var message: String

  package init(_ level: Level, at place: Place?, title: String, message: String) {
    self.level = level
    self.place = place
    self.title = title
    self.message = message
  }

  /// The command that GitHub obeys, on a line of its own.
  package var command: String {
    let properties =
      [
        place.map { "file=\(Self.property($0.file))" },
        place?.line.map { "line=\($0)" },
        place?.column.map { "col=\($0)" },
        "title=\(Self.property(title))",
      ].compactMap(\.self)
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))\n"
  }

  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// A path may hold anything; what GitHub has no number for must not steer whoever reads along.
  private static func property(_ text: String) -> String {
    let special = "%\r\n:,"
    let line = text.unicodeScalars.reduce(into: "") { line, scalar in
      let isKept = special.unicodeScalars.contains(scalar) || PrintableText.isPrintable(scalar)
      line += isKept ? String(scalar) : PrintableText.escape(scalar)
    }
    return escaped(line, special)
  }

  /// The text with some characters by their numbers, of two digits.
  private static func escaped(_ text: String, _ special: String) -> String {
    text.unicodeScalars.reduce(into: "") { output, scalar in
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        output += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
  }
}
