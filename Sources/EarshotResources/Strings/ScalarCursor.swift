/// A place in a text that moves forward.
struct ScalarCursor {
  private let scalars: [Unicode.Scalar]
  private(set) var place = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { place >= scalars.count }

  /// The character here; nil at the end.
  var current: Unicode.Scalar? { isAtEnd ? nil : scalars[place] }

  /// Takes the character here.
  mutating func next() -> Unicode.Scalar? {
    guard let current else { return nil }
    place += 1
    return current
  }

  /// Moves past a text if it stands here.
  mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    place += text.unicodeScalars.count
    return true
  }

  func starts(with text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

  mutating func skipWhiteSpace() {
    while let current, current.properties.isWhitespace { place += 1 }
  }

  /// Takes what comes before a text, and the text; nil where it does not come.
  mutating func take(until end: String) -> String? {
    let start = place
    while !isAtEnd {
      let stop = place
      if take(end) { return String(String.UnicodeScalarView(scalars[start..<stop])) }
      place += 1
    }
    place = start
    return nil
  }

  /// Takes characters while a condition holds.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let current, condition(current) {
      taken.append(current)
      place += 1
    }
    return String(taken)
  }

  /// A fault here, or at a place that was passed.
  func fault(_ message: String, at place: Int? = nil) -> ResourceFault {
    let before = scalars[..<min(place ?? self.place, scalars.count)]
    let line = before.count { $0 == "\n" } + 1
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return ResourceFault(message, line: line, column: before.count - start + 1)
  }
}
