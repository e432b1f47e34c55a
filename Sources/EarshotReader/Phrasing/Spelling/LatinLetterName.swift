/// Unicode's name of a Latin letter with something added to it, taken apart.
struct LatinLetterName {
  /// The small letter without what is added.
  let letter: Unicode.Scalar
  /// What is added, under Unicode's names.
  let additions: [String]

  /// Takes apart `LATIN SMALL LETTER E WITH ACUTE`; nil for the name of any other letter.
  init?(_ name: String) {
    let halves = name.split(separator: " WITH ")
    guard name.hasPrefix("LATIN "), halves.count == 2,
      let letter = halves[0].split(separator: " LETTER ").last, letter.count == 1,
      let scalar = letter.lowercased().unicodeScalars.first
    else { return nil }
    self.letter = scalar
    additions = halves[1].split(separator: " AND ").map { String($0) }
  }
}
