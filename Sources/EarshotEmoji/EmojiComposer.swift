/// Puts names together that follow from others, as CLDR forms them.
///
/// What an emoji is stands first; then, after a label, come the people in it, the tones of their
/// skin, and their hair: `couple with heart: woman, man, dark skin tone`.
package struct EmojiComposer {
  /// More scalars than any emoji has that Unicode recommends.
  static let longestSequence = 16

  /// Pictures that Unicode draws as one scalar, and as several only where their tones differ.
  private static let singleForms: [String: String] = [
    "👨\u{200D}🤝\u{200D}👨": "👬", "👩\u{200D}🤝\u{200D}👩": "👭",
    "👩\u{200D}🤝\u{200D}👨": "👫", "🫱\u{200D}🫲": "🤝",
  ]

  private let grammar: EmojiGrammar
  private let stored: (String) -> String?

  /// Puts names together from those of which `stored` knows, by emoji without variation selectors.
  package init(grammar: EmojiGrammar, stored: @escaping (String) -> String?) {
    self.grammar = grammar
    self.stored = stored
  }

  /// The name of a sequence without variation selectors.
  package func name(of scalars: [Unicode.Scalar]) -> String? {
    guard scalars.count <= Self.longestSequence else { return nil }
    if scalars.isFlag { return flag(scalars) }
    if let name = storedName(scalars) { return name }
    let tones = scalars.filter(\.isTone)
    guard var title = title(of: scalars.filter { !$0.isTone }) else { return nil }
    let isOfOneTone = tones.allSatisfy { $0 == tones.first }
    title.tones = (isOfOneTone ? Array(tones.prefix(1)) : tones).compactMap { storedName([$0]) }
    return grammar.text(title.head, title.people + title.tones + title.features)
  }

  /// The name of a key with a character on it.
  func keycap(_ character: String) -> String { grammar.text(grammar.keycap, [character]) }

  private func storedName(_ scalars: some Sequence<Unicode.Scalar>) -> String? {
    let emoji = String(String.UnicodeScalarView(scalars))
    return stored(Self.singleForms[emoji] ?? emoji)
  }

  private func flag(_ scalars: [Unicode.Scalar]) -> String? {
    if let place = storedName(scalars) { return grammar.flag(place) }
    let letters = scalars.compactMap(\.regionalLetter)
    guard !letters.isEmpty else { return nil }
    return grammar.flag(letters.map(String.init).joined(separator: " "))
  }

  private func title(of scalars: [Unicode.Scalar]) -> Title? {
    if let name = storedName(scalars) { return Title(name, label: grammar.label) }
    if scalars.count == 2, scalars[1] == .enclosingKeycap, !scalars[0].belongsToEmoji {
      return Title(head: grammar.keycap, features: [String(scalars[0])])
    }
    let parts = scalars.split(separator: .joiner)
    if parts.count == 2, parts[1].count == 1, parts[1].first?.isHair == true {
      return storedName(parts[0]).flatMap { person in
        storedName(parts[1]).map { Title(head: person, features: [$0]) }
      }
    }
    return group(of: parts)
  }

  /// A couple or a family.
  private func group(of parts: [ArraySlice<Unicode.Scalar>]) -> Title? {
    let people = parts.filter { $0.first?.isHeart == false && $0.first != "💋" }
    let marks = parts.filter { $0.first?.isHeart == true || $0.first == "💋" }
    guard people.count > 1, people.allSatisfy({ $0.count == 1 && $0.first?.isPerson == true })
    else {
      return nil
    }
    let head: Unicode.Scalar
    switch (marks.count, people.count, marks.last?.first) {
    case (0, _, _): head = "👪"
    case (1, 2, "❤"): head = "💑"
    case (2, 2, "💋"): head = "💏"
    default: return nil
    }
    let names = people.compactMap(storedName)
    guard names.count == people.count, let name = storedName([head]) else { return nil }
    return Title(head: name, people: names)
  }
}

extension EmojiComposer {
  /// A name in its parts.
  private struct Title {
    var head: String
    var people: [String] = []
    var tones: [String] = []
    var features: [String] = []

    init(head: String, people: [String] = [], features: [String] = []) {
      self.head = head
      self.people = people
      self.features = features
    }

    /// Takes a name apart that says something more closely: `person: beard`.
    init(_ name: String, label: String) {
      let halves = name.range(of: label)
      head = halves.map { String(name[..<$0.lowerBound]) } ?? name
      features = halves.map { [String(name[$0.upperBound...])] } ?? []
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isHeart: Bool { self == "❤" }
  fileprivate var isHair: Bool { (0x1F9B0...0x1F9B3).contains(value) }
  fileprivate var isPerson: Bool {
    switch self {
    case "👦", "👧", "👨", "👩", "🧑", "🧒", "👶": true
    default: false
    }
  }
}

extension [Unicode.Scalar] {
  /// Whether the scalars are the flag of a region or, with tags, of a part of one.
  fileprivate var isFlag: Bool {
    guard let first, count > 1 else { return false }
    if first == "🏴" { return dropFirst().allSatisfy(\.isTag) }
    return count == 2 && allSatisfy { $0.regionalLetter != nil }
  }
}

extension String {
  /// Where another text stands first.
  fileprivate func range(of text: String) -> Range<Index>? {
    for start in indices where self[start...].hasPrefix(text) {
      return start..<index(start, offsetBy: text.count)
    }
    return nil
  }
}
