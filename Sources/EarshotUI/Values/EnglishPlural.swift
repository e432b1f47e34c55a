/// The plural of an English noun.
struct EnglishPlural {
  /// The noun for several, in capitals where that for one is.
  let words: String

  /// Nouns of which the plural is not made by adding to them, by how they end.
  static let irregular: [(one: String, several: String)] = [
    ("person", "people"), ("child", "children"), ("woman", "women"), ("man", "men"),
    ("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("ox", "oxen"),
    ("life", "lives"), ("knife", "knives"), ("wife", "wives"), ("half", "halves"),
    ("shelf", "shelves"), ("self", "selves"), ("leaf", "leaves"), ("loaf", "loaves"),
    ("wolf", "wolves"), ("thief", "thieves"), ("calf", "calves"), ("hero", "heroes"),
    ("echo", "echoes"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("quiz", "quizzes"),
    ("lens", "lenses"), ("bus", "buses"), ("gas", "gases"), ("criterion", "criteria"),
  ]

  /// Nouns that only look as if they ended like one of the irregular ones.
  private static let regular: Set<String> = ["human", "german", "roman", "mongoose"]

  /// Nouns that are the same for one and for several.
  static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "news", "feedback", "information",
    "people", "children", "men", "women", "feet", "teeth", "mice",
  ]

  /// Makes the plural of a noun; what is a plural already stays as it is.
  init(of noun: String) {
    let plural = Self.plural(of: noun.lowercased())
    let kept = noun.commonPrefix(with: plural)
    let rest = String(plural.dropFirst(kept))
    let isShouted = noun.count > 1 && noun == noun.uppercased()
    words = String(noun.prefix(kept)) + (isShouted ? rest.uppercased() : rest)
  }

  private static func plural(of noun: String) -> String {
    if unchanged.contains(noun) { return noun }
    if !regular.contains(noun),
      let ending = irregular.first(where: { $0.one == noun || isCompound(noun, of: $0.one) })
    {
      return noun.dropLast(ending.one.count) + ending.several
    }
    if noun.hasSuffix("sis") { return noun.dropLast(2) + "es" }
    if isPlural(noun) { return noun }
    if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
    if noun.last == "y", let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  /// Whether a noun is another one with something before it, such as `chairman`; short endings
  /// are part of too many other nouns.
  private static func isCompound(_ noun: String, of other: String) -> Bool {
    (other.count > 3 || other == "man") && noun.hasSuffix(other)
  }

  static func isPlural(_ noun: String) -> Bool {
    noun.count > 2 && noun.last == "s" && !["ss", "us", "is", "as"].contains(where: noun.hasSuffix)
  }
}

extension String {
  /// How many characters are the same at the start, whether capital or not.
  func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0.lowercased() == $1.lowercased() }.count
  }
}
