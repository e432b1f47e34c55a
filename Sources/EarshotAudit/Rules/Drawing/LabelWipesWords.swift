import EarshotTree

/// A label that takes the place of what was there.
public enum LabelWipesWords: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "label-wipes-words",
    title: "A label takes the place of words that are drawn",
    meets: "Several words are written there, and only some others are heard.",
    remedy: "leave the label away, or write all that is drawn into it",
    severity: .warning,
    confidence: .likely,
    criteria: [.infoAndRelationships],
    needs: [.drawing],
    bad: .swift(
      """
      VStack {
        Text("Ana")
        Text("See you at the boathouse")
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Message")
      """),
    good: .swift(
      """
      VStack {
        Text("Ana")
        Text("See you at the boathouse")
      }
      .accessibilityElement(children: .combine)
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      let lost = lostTexts(of: element)
      guard !lost.isEmpty else { return nil }
      let verb = lost.count == 1 ? "is" : "are"
      return AuditProblem(
        element: element.id,
        "\(Quotation.list(lost)) \(verb) drawn in it, and it is heard as "
          + Quotation.of(element.element.label ?? element.spoken))
    }
  }

  private static func lostTexts(of element: AuditedElement) -> [String] {
    guard element.name != nil else { return [] }
    let texts = textsOutsideOfControls(in: element)
    let told = element.conveyedWords
    let lost = texts.filter { text in
      let words = ComparedWords(text)
      return words.hasLetters && !text.isInitials && !told.convey(words)
    }
    if texts.count > 1 { return lost }
    let isLost = lost.contains { isSentence($0) || isCount($0, besides: element.toldWords) }
    return isLost && !element.hasActiveRole ? lost : []
  }

  /// Whether a number of something is drawn of which neither is told, in fewer words than it takes.
  private static func isCount(_ text: String, besides told: ComparedWords) -> Bool {
    let words = ComparedWords(text).words
    return words.contains { Int($0) != nil } && words.contains { $0.count >= lettersOfThing }
      && told.words.count < words.count && !words.contains(where: told.contains)
  }

  /// Units are shorter, and are said in other words.
  private static let lettersOfThing = 4

  /// What can be touched has words of its own, which an action may say.
  private static func textsOutsideOfControls(in element: AuditedElement) -> [String] {
    let controls = element.touchableParts.filter { $0.kind == .control }.map { ElementPath($0.id) }
    return element.parts.filter { part in
      !controls.contains { ElementPath(part.id).isWithin($0) }
    }.compactMap(\.visibleWords)
  }

  /// A single short text is often put into better words: `5 km`, `11:21`, `AAPL`.
  private static func isSentence(_ text: String) -> Bool {
    ComparedWords(text).words.count >= wordsOfSentence
  }

  private static let wordsOfSentence = 3
}
