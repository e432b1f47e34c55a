import EarshotTree

/// A reaction among several people, of which nobody learns whose it is.
public enum ReactorNotNamed: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "reactor-not-named",
    title: "It is not said who reacted",
    meets: "In a group, “Reacted with 👍” leaves open whether one person agrees or another.",
    remedy: "name up to three people, as in “Ana, Ben and Cleo reacted with 👍”, and count more",
    severity: .note,
    confidence: .assumed,
    assumption: "a row that begins with a name is a message of somebody who is called so",
    criteria: [.infoAndRelationships],
    needs: [.drawing],
    bad: .swift(
      """
      ForEach(["Ana", "Ben", "Cleo", "Ben"].enumerated(), id: \\.offset) { place, name in
        HStack {
          Text(name)
          Text("We meet at the boathouse, bridge \\(place)")
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(name == "Ana" ? "Reacted with 👍" : "")
      }
      """),
    good: .swift(
      """
      ForEach(["Ana", "Ben", "Cleo", "Ben"].enumerated(), id: \\.offset) { place, name in
        HStack {
          Text(name)
          Text("We meet at the boathouse, bridge \\(place)")
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(name == "Ana" ? "Cleo reacted with 👍" : "")
      }
      """))

  /// The first of each list; the others are written in the same place.
  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.rowLists.compactMap { list in
      let speakers = Speakers(of: list)
      guard speakers.areGroup else { return nil }
      return list.rows.lazy.compactMap { problem(in: $0, among: speakers) }.first
    }
  }

  private static func problem(in row: RowList.Row, among speakers: Speakers) -> AuditProblem? {
    let told = ComparedWords(row.elements.map(\.conveyedText).joined(separator: " "))
    let actions = row.elements.flatMap(\.element.customActions).map(\.name)
    guard !actions.contains(where: AnonymousReaction.isOwn), !actions.contains(where: tellsMore),
      !speakers.names.contains(where: { $0 != Speakers.name(in: row) && told.holds($0) })
    else { return nil }
    return row.elements.lazy.compactMap(problem).first
  }

  private static func problem(with element: AuditedElement) -> AuditProblem? {
    let content = element.element.customContent.map(\.value)
    let texts = [element.element.value].compactMap(\.self) + content
    guard
      let reaction = (texts + marks(in: element)).first(where: AnonymousReaction.isToldBy)
    else { return nil }
    return AuditProblem(
      element: element.id,
      "\(Quotation.of(reaction)) is heard where several people write, and not who reacted")
  }

  /// The texts that may be reactions to what was written above them; emoji may be a message as well.
  private static func marks(in element: AuditedElement) -> [String] {
    let texts = element.parts.compactMap(\.visibleWords).filter { element.spoken.contains($0) }
    let body = texts.dropFirst().firstIndex { ComparedWords($0).hasLetters && !$0.hasDigits }
    return texts.enumerated().filter { place, text in
      text.hasDigits || body.map { $0 < place } ?? false
    }.map(\.element)
  }

  /// Whether an action leads to who reacted.
  private static func tellsMore(_ action: String) -> Bool {
    let words = Words.folded(action)
    return words.contains { $0.hasPrefix("react") } && words.first != "react"
  }
}

/// Who writes in a list of messages.
private struct Speakers {
  /// Those whose names are drawn.
  let names: Set<String>
  /// Whether more than two people write, and one of them more than once.
  let areGroup: Bool

  init(of list: RowList) {
    let found = list.rows.map(Self.name)
    let named = found.compactMap(\.self)
    let names = Set(named)
    self.names = names
    // Whoever has the device is seldom named above what they wrote.
    let hasNameless = list.rows.contains { row in
      Self.texts(in: row).first.map { !names.contains($0) } ?? false
    }
    areGroup = names.count + (hasNameless ? 1 : 0) > 2 && names.count < named.count
  }

  /// The name that a row begins with, as a text of its own, and which its words do.
  static func name(in row: RowList.Row) -> String? {
    guard let element = row.elements.first(where: \.isWorded) else { return nil }
    let texts = texts(in: row)
    guard let name = texts.first, texts.dropFirst().contains(where: isBody), isName(name),
      element.spoken.hasPrefix(name)
    else { return nil }
    return name
  }

  private static func texts(in row: RowList.Row) -> [String] {
    row.elements.flatMap(\.parts).compactMap(\.visibleWords)
  }

  private static func isBody(_ text: String) -> Bool {
    ComparedWords(text).words.count { ComparedWords($0).hasLetters } > 1
  }

  private static func isName(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count <= 3
      && words.allSatisfy { $0.first?.isUppercase == true && $0.allSatisfy(isOfName) }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character == "-" || character == "."
  }
}

extension ComparedWords {
  /// Whether a name is said.
  fileprivate func holds(_ name: String) -> Bool {
    ComparedWords(name).words.allSatisfy(words.contains)
  }
}

extension String {
  fileprivate var hasDigits: Bool { contains { $0.isASCII && $0.isNumber } }
}
