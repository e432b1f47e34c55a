/// The way that an emoji is written in code: `:tada:`.
enum Shortcode {
  private static let longest = 64

  /// The first shortcode in a text; nil where there is none.
  ///
  /// It holds a letter, so that times are none, and touches no word, as `std::string` does.
  static func first(in text: String) -> String? {
    let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
    for place in pieces.indices.dropFirst().dropLast() where isName(pieces[place]) {
      let before = pieces[..<place].last { !$0.isEmpty }
      if !touches(before?.last), !touches(pieces[place + 1].first) { return ":\(pieces[place]):" }
    }
    return nil
  }

  private static func isName(_ name: Substring) -> Bool {
    (2...longest).contains(name.utf8.count)
      && name.contains { $0.isLetter }
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-+".contains($0)) }
  }

  private static func touches(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } == true
  }
}
