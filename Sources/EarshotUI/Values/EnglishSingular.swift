/// An English noun for one.
struct EnglishSingular {
  /// The noun for one, in capitals where that for several is.
  let words: String

  /// Nouns of which that for several ends in two letters more.
  private static let longEndings = ["ches", "shes", "sses", "xes", "zzes"]

  /// Makes the noun for one; what is for one already stays as it is.
  init(of noun: String) {
    let singular = Self.singular(of: noun.lowercased())
    let kept = noun.commonPrefix(with: singular)
    let rest = String(singular.dropFirst(kept))
    let isShouted = noun.count > 1 && noun == noun.uppercased()
    words = String(noun.prefix(kept)) + (isShouted ? rest.uppercased() : rest)
  }

  private static func singular(of noun: String) -> String {
    if let pair = EnglishPlural.irregular.first(where: { $0.several == noun }) { return pair.one }
    if EnglishPlural.unchanged.contains(noun) { return noun }
    // Only what would become the same again is known to be for several.
    let singular = shortened(noun)
    return EnglishPlural(of: singular).words == noun ? singular : noun
  }

  private static func shortened(_ noun: String) -> String {
    guard EnglishPlural.isPlural(noun) else { return noun }
    if noun.hasSuffix("ies"), noun.count > 4 { return noun.dropLast(3) + "y" }
    if longEndings.contains(where: noun.hasSuffix) { return String(noun.dropLast(2)) }
    return String(noun.dropLast())
  }
}
