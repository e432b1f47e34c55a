import EarshotTree

/// A time, a duration, a size or a date in so few signs that it reads wrongly.
public enum TimesAndUnits: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "times-and-units",
    title: "A time or measure is too short to be read well",
    meets: """
      A duration is heard as a time of day, a letter instead of a unit, or a fraction instead of a \
      date.
      """,
    remedy: "say it in words, with a formatter for the language",
    severity: .note,
    confidence: .assumed,
    assumption: "voices differ in what they make of digits and signs that stand close together",
    criteria: [.abbreviations],
    bad: .swift(
      """
      Text("Voice message")
        .accessibilityValue("2:08")
      """),
    good: .swift(
      """
      Text("Voice message")
        .accessibilityValue("2 minutes 8 seconds")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      let texts = element.texts.filter { [.label, .value, .contentValue].contains($0.role) }
      return texts.flatMap { text in
        text.text.split(separator: ",").compactMap { part in
          problem(in: part.drop { $0 == " " }, of: element)
        }
      }
    }
  }

  private static func problem(in part: Substring, of element: AuditedElement) -> AuditProblem? {
    guard let measure = ShortMeasure(part), let trouble = trouble(with: measure, of: element)
    else { return nil }
    return AuditProblem(
      element: element.id, "\(Quotation.of(String(part))) \(trouble.message)",
      remedy: trouble.remedy
    )
  }

  private static func trouble(
    with measure: ShortMeasure, of element: AuditedElement
  ) -> (message: String, remedy: String?)? {
    switch measure {
    case .clock(let minutes, let seconds):
      guard isDuration(element) else { return nil }
      return (
        "is a length of time, and may be heard as a time of day",
        "say \(Quotation.of(duration(minutes, seconds)))"
      )
    case .longDuration: return ("may be heard as three numbers", nil)
    case .lettered(let number, let letter):
      let unit = unit(of: letter, count: number)
      return ("may be heard with a letter instead of “\(unit)”", "say “\(number) \(unit)”")
    case .size: return ("may be heard with letters instead of a unit", nil)
    case .fraction: return ("may be heard as a fraction", nil)
    case .shortDay: return ("may be heard as a word cut off and two numbers", nil)
    }
  }

  /// Whether the element is about something that takes time.
  private static func isDuration(_ element: AuditedElement) -> Bool {
    let traits: AccessibilityTraits = [.updatesFrequently, .startsMediaSession, .adjustable]
    guard element.element.traits.isDisjoint(with: traits) else { return true }
    return Words.folded(element.element.label ?? "").contains { timed.contains($0) }
  }

  private static let timed: Set<String> = [
    "voice", "audio", "video", "song", "recording", "duration", "length", "timer", "elapsed",
    "remaining", "podcast", "clip", "track",
  ]

  private static func duration(_ minutes: Int, _ seconds: Int) -> String {
    "\(minutes) \(minutes == 1 ? "minute" : "minutes") \(seconds)"
      + " \(seconds == 1 ? "second" : "seconds")"
  }

  private static func unit(of letter: Character, count: String) -> String {
    let units: [Character: String] = [
      "s": "second", "m": "minute", "h": "hour", "d": "day", "w": "week",
    ]
    return (units[letter] ?? String(letter)) + (count == "1" ? "" : "s")
  }
}
