import EarshotTree

/// What is another each time a screen is opened, although the same is done: the identities that rows
/// are given when they are made, and words that chance or the time of day decides.
///
/// The first tells nothing to a person and is seen through, by calling rows by their place. The
/// second is told of, and does not count where states are told apart.
struct OpeningDifferences: Hashable, Sendable {
  /// Words that were others the next time.
  struct Words: Hashable, Sendable {
    /// Where they stand, with the rows unnamed.
    let place: ElementPath
    /// What was there once.
    let once: String
    /// What was there another time; empty where there were no words.
    let again: String
  }

  /// What is named anew each time, with everything named unnamed.
  private(set) var renamed: Set<ElementPath> = []
  /// The names at those places that are the same each time.
  private(set) var steadyNames: Set<ElementPath.Name> = []
  /// The words that differed, one pair for each place.
  private(set) var words: [Words] = []
  private var wordPlaces: Set<ElementPath> = []
  /// What stands in no row and was there once only, or in whose place there was something else.
  private(set) var presences: [Words] = []
  /// The numbers of rows that differed, one pair for each list.
  private(set) var counts: [Count] = []
  /// Where names for tests differ, of which nobody hears anything.
  private var identifierPlaces: Set<ElementPath> = []
  /// What can be heard or seen on the opened screen, and was the same each time.
  private var steadyWords: Set<String> = []

  /// Whether a name is another each time.
  func isRenamed(_ name: ElementPath.Name) -> Bool {
    renamed.contains(name.place) && !steadyNames.contains(name)
  }
}

extension OpeningDifferences {
  /// Compares two screens that the same deeds led to, and says whether they told something new.
  ///
  /// Words are only compared where nothing is called by another name; names that differ are seen
  /// through the next time.
  mutating func learn(from one: AuditedScreen, _ other: AuditedScreen) -> Bool {
    guard one != other else { return false }
    if learnNames(from: one, other) { return true }
    count(on: one, other)
    return learnWords(from: one, other)
  }

  /// Takes the words of the opened screen for steady that were there each time.
  mutating func takeSteadyWords(of screens: [AuditedScreen]) {
    let sets = screens.map { screen in
      Set(screen.elements.flatMap(\.element.texts) + (screen.drawn?.parts ?? []).map(\.text))
    }
    steadyWords = sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
  }

  /// Compares the names alone.
  mutating func learnNames(from one: AuditedScreen, _ other: AuditedScreen) -> Bool {
    let (names, otherNames) = (one.names, other.names)
    guard names != otherNames else { return false }
    steadyNames.formUnion(names.intersection(otherNames))
    let gone = Set(names.subtracting(otherNames).map(\.place))
    let new = Set(otherNames.subtracting(names).map(\.place))
    let found = gone.intersection(new).subtracting(renamed)
    renamed.formUnion(found)
    return !found.isEmpty
  }

  private mutating func learnWords(from one: AuditedScreen, _ other: AuditedScreen) -> Bool {
    var isNew = false
    for element in one.elements.map(\.element) {
      guard let again = other[element.id]?.element, element != again else { continue }
      let pairs = zip(element.texts, again.texts).filter { $0 != $1 }
      if let (once, again) = pairs.first, add(once, again, at: element.id) { isNew = true }
      if element.identifier != again.identifier,
        identifierPlaces.insert(ElementPath(element.id).nameless).inserted
      {
        isNew = true
      }
    }
    let parts = Dictionary(
      (other.drawn?.parts ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for part in one.drawn?.parts ?? [] {
      guard let again = parts[part.id], part.text != again.text else { continue }
      if add(part.text, again.text, at: part.id) { isNew = true }
    }
    return isNew
  }

  /// Rows within rows follow from how many of those there are.
  mutating func add(_ count: Count) {
    guard !counts.contains(where: { count.place.isWithin($0.place) }) else { return }
    counts.append(count)
  }

  mutating func addPresence(_ words: Words) {
    guard !presences.contains(where: { $0.place == words.place }) else { return }
    presences.append(words)
  }

  private mutating func add(
    _ once: String, _ again: String, at id: AccessibilityElement.ID
  ) -> Bool {
    let place = ElementPath(id).nameless
    guard wordPlaces.insert(place).inserted else { return false }
    words.append(Words(place: place, once: once, again: again))
    return true
  }
}

/// What tells states apart.
extension OpeningDifferences {
  /// The element without what is another each time.
  func steadied(_ element: AccessibilityElement) -> AccessibilityElement {
    guard !wordPlaces.isEmpty || !identifierPlaces.isEmpty else { return element }
    let place = ElementPath(element.id).nameless
    var steady = element
    if identifierPlaces.contains(place) { steady.identifier = nil }
    guard wordPlaces.contains(place) else { return steady }
    if !isSteady(element.label) { steady.label = nil }
    if !isSteady(element.value) { steady.value = nil }
    if !isSteady(element.hint) { steady.hint = nil }
    steady.customContent.removeAll { !isSteady($0.value) }
    steady.inputLabels.removeAll { !isSteady($0) }
    return steady
  }

  /// The part without what is another each time.
  func steadied(_ part: DrawnPart) -> DrawnPart {
    guard !wordPlaces.isEmpty, !isSteady(part.text),
      wordPlaces.contains(ElementPath(part.id).nameless)
    else { return part }
    var steady = part
    steady.words = nil
    steady.kind = part.kind.unnamed
    return steady
  }

  private func isSteady(_ words: String?) -> Bool { words.map(steadyWords.contains) ?? true }
}

extension AuditedScreen {
  /// Everything that data gave a name.
  fileprivate var names: Set<ElementPath.Name> {
    let ids = elements.map(\.id) + containers.map(\.id) + (drawn?.parts ?? []).map(\.id)
    return Set(ids.filter(\.mayHoldNames).flatMap { ElementPath($0).names })
  }
}

extension AccessibilityElement {
  /// What is heard of the element, at places that are always the same.
  fileprivate var texts: [String] {
    [label ?? "", value ?? "", hint ?? ""] + customContent.map(\.value)
  }
}

extension DrawnPart {
  /// What is seen of the part.
  fileprivate var text: String {
    if let words { return words }
    if case .shape(let paint) = kind { return paint ?? "" }
    return kind.pictureName ?? ""
  }
}

extension DrawnPart.Kind {
  /// The same without the name of what is drawn.
  fileprivate var unnamed: DrawnPart.Kind {
    switch self {
    case .asset, .symbol: .picture
    case .shape: .shape(paint: nil)
    case .text, .decoration, .picture, .control: self
    }
  }
}
