/// A text in which some characters mark others: `**bold**`, `_italic_`, `~~struck~~`, `` `code` ``
/// `[link](address)` and `^[words](inflect: true)`.
struct MarkedText {
  /// Words with the same meaning for grammar.
  struct Part: Equatable {
    var words: String
    /// Whether the words are to agree with the number among them.
    var agreesWithNumber = false
  }

  private let characters: [Character]
  /// The places of characters that are marks, and not words.
  private var marks: Set<Int> = []
  /// The places of words that are to agree with the number among them, in order.
  private var agreeing: [Range<Int>] = []

  /// What may follow a backslash to stand for itself.
  private static let markCharacters: Set<Character> = [
    "*", "_", "~", "`", "[", "]", "(", ")", "\\",
  ]

  /// Whether a text may have marks in it.
  static func mayMark(_ text: String) -> Bool {
    text.utf8.contains { "*_~`[]()\\".utf8.contains($0) }
  }

  /// Finds the marks of a text.
  init(_ text: String) {
    guard Self.mayMark(text) else {
      characters = Array(text)
      return
    }
    characters = Array(text)
    findMarks()
  }

  /// The text without its marks.
  var plain: String { parts.map(\.words).joined() }

  /// The text without its marks, taken apart where grammar begins or ends to matter.
  var parts: [Part] {
    var parts: [Part] = []
    var place = 0
    for range in agreeing where range.lowerBound >= place {
      if range.lowerBound > place { parts.append(Part(words: unmarked(place..<range.lowerBound))) }
      parts.append(Part(words: unmarked(range), agreesWithNumber: true))
      place = range.upperBound
    }
    if place < characters.count { parts.append(Part(words: unmarked(place..<characters.count))) }
    return parts
  }

  private func unmarked(_ range: Range<Int>) -> String {
    marks.isEmpty
      ? String(characters[range])
      : String(range.filter { !marks.contains($0) }.map { characters[$0] })
  }
}

extension MarkedText {
  /// Marks of emphasis that have no partner yet.
  private struct Opener {
    let character: Character
    var places: Range<Int>
  }

  private mutating func findMarks() {
    var openers: [Opener] = []
    var brackets: [Int] = []
    var place = 0
    while place < characters.count {
      switch characters[place] {
      case "\\": place = passEscape(at: place)
      case "`": place = passCode(at: place)
      case "*", "_", "~": place = passEmphasis(at: place, &openers)
      case "[":
        brackets.append(place)
        place += 1
      case "]": place = passLink(closedAt: place, &brackets)
      default: place += 1
      }
    }
  }

  private mutating func passEscape(at place: Int) -> Int {
    let next = place + 1
    guard next < characters.count, Self.markCharacters.contains(characters[next]) else {
      return next
    }
    marks.insert(place)
    return next + 1
  }

  private mutating func passCode(at place: Int) -> Int {
    let next = place + 1
    guard let end = characters[next...].firstIndex(of: "`"), end > next else { return next }
    marks.formUnion([place, end])
    return end + 1
  }

  /// Marks the brackets and the address of a link.
  private mutating func passLink(closedAt place: Int, _ brackets: inout [Int]) -> Int {
    let next = place + 1
    guard let opening = brackets.popLast() else { return next }
    guard next < characters.count, characters[next] == "(" else { return next }
    guard let end = characters[next...].firstIndex(of: ")") else { return next }
    if character(at: opening - 1) == "^" {
      marks.insert(opening - 1)
      let attributes = String(characters[next...end].filter { !$0.isWhitespace })
      if attributes.contains("inflect:true") { agreeing.append(opening..<end + 1) }
    }
    marks.insert(opening)
    marks.formUnion(place...end)
    return end + 1
  }

  /// Marks a run of emphasis together with the run that it closes, or keeps it for one to come.
  private mutating func passEmphasis(at place: Int, _ openers: inout [Opener]) -> Int {
    let character = characters[place]
    let end = characters[place...].firstIndex { $0 != character } ?? characters.count
    var run = place..<end
    if canClose(run) { close(&run, &openers) }
    if !run.isEmpty, canOpen(run) { openers.append(Opener(character: character, places: run)) }
    return end
  }

  private mutating func close(_ run: inout Range<Int>, _ openers: inout [Opener]) {
    let character = characters[run.lowerBound]
    while !run.isEmpty,
      let partner = openers.lastIndex(where: { $0.character == character })
    {
      openers.removeSubrange((partner + 1)...)
      let count = min(run.count, openers[partner].places.count)
      let opening = openers[partner].places
      marks.formUnion(opening.suffix(count))
      marks.formUnion(run.prefix(count))
      run = run.dropFirst(count)
      if opening.count == count {
        openers.removeLast()
      } else {
        openers[partner].places = opening.dropLast(count)
      }
    }
  }

  private func canOpen(_ run: Range<Int>) -> Bool {
    guard allows(run), let after = character(at: run.upperBound), !after.isWhitespace else {
      return false
    }
    return characters[run.lowerBound] != "_" || !isWord(character(at: run.lowerBound - 1))
  }

  private func canClose(_ run: Range<Int>) -> Bool {
    guard allows(run), let before = character(at: run.lowerBound - 1), !before.isWhitespace else {
      return false
    }
    return characters[run.lowerBound] != "_" || !isWord(character(at: run.upperBound))
  }

  /// One tilde is a tilde.
  private func allows(_ run: Range<Int>) -> Bool {
    characters[run.lowerBound] != "~" || run.count == 2
  }

  private func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }

  private func character(at place: Int) -> Character? {
    characters.indices.contains(place) ? characters[place] : nil
  }
}
