import EarshotTree

/// Words that are heard again although they are there once.
public enum ReadTwice: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "read-twice",
    title: "The same words are read at two places",
    meets: "A message is heard, and then heard again, as if somebody had sent it twice.",
    remedy: "hide the copy with `.accessibilityHidden(true)`, or make what is in front modal",
    severity: .warning,
    confidence: .likely,
    criteria: [.meaningfulSequence],
    bad: .swift(
      """
      ZStack {
        VStack {
          ForEach(["On my way home", "Save me a seat"], id: \\.self) { text in Text(text) }
        }
        Text("On my way home").background(.white)
      }
      """),
    good: .swift(
      """
      ZStack {
        VStack {
          ForEach(["On my way home", "Save me a seat"], id: \\.self) { text in Text(text) }
        }
        Text("On my way home").background(.white).accessibilityHidden(true)
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    var former: [ComparedWords: [AuditedElement]] = [:]
    var problems: [AuditProblem] = []
    for element in screen.elements where isMessage(element) {
      let words = ComparedWords(element.element.label ?? "")
      if former[words]?.contains(where: { isCopy(element, of: $0, words) }) == true {
        let quoted = Quotation.of(element.element.label ?? "")
        problems.append(
          AuditProblem(element: element.id, "\(quoted) is read here, and was read before"))
      }
      former[words, default: []].append(element)
    }
    return problems
  }

  /// Titles and controls are often called like something else on purpose.
  private static func isMessage(_ element: AuditedElement) -> Bool {
    !element.hasActiveRole && !element.element.traits.contains(.header)
  }

  /// People say the same twice, in two rows; a copy stands beside the rows, or is a picture that is
  /// called like the text beside it. Only long texts are the same by no chance elsewhere.
  private static func isCopy(
    _ element: AuditedElement, of other: AuditedElement, _ words: ComparedWords
  ) -> Bool {
    guard words.hasLetters, element.element.value == other.element.value else { return false }
    let rows = [element, other].compactMap { ElementPath($0.id).row }.count
    return switch rows {
    case 2: false
    case 1: words.words.count >= fewWords
    default: words.words.count >= manyWords
    }
  }

  private static let fewWords = 3
  private static let manyWords = 12
}
