import EarshotText

/// What a fingerprint is made of: what stays when the rest of a screen changes.
struct FindingIngredients: Hashable {
  let rule: String
  /// The name of the screen, or of its file without the folder.
  let screen: String
  let view: String
  /// What tells the element from others: the name for tests, or else what is said of it or stands
  /// in the source, or else how deep it lies.
  let anchor: String
  /// The words of the app that the message quotes, which tell several findings at one element apart.
  let quotes: [String]

  init(of finding: AuditFinding) {
    rule = finding.rule.id
    screen = Self.name(ofScreen: finding.screen)
    view = finding.view ?? ""
    anchor = Self.anchor(of: finding)
    quotes =
      Self.isKnownByPlace(finding)
      ? [] : Self.quotes(in: finding.problem.message).map(Self.folded)
  }

  /// The parts in one text, none of which can be taken for two.
  var text: String {
    ([rule, screen, view, anchor] + quotes).map { "\($0.utf8.count):\($0)" }.joined()
  }

  private static func anchor(of finding: AuditFinding) -> String {
    if isKnownByPlace(finding) { return place(of: finding) }
    if let identifier = finding.identifier { return "identifier:\(identifier)" }
    if let label = finding.label { return "label:\(folded(label))" }
    if let trace = finding.traces.first { return "source:\(folded(trace))" }
    return place(of: finding)
  }

  /// Whether the words of a finding do not tell it again: those that chance decides, and those of one
  /// row where what is done is tried in any that is like it.
  private static func isKnownByPlace(_ finding: AuditFinding) -> Bool {
    if finding.problem.isAboutChance { return true }
    guard finding.rule.needs.contains(.behaviour) || finding.rule.needs.contains(.reducedMotion)
    else { return false }
    return (finding.problem.element ?? finding.problem.part).map { ElementPath($0).row != nil }
      ?? false
  }

  private static func place(of finding: AuditFinding) -> String {
    finding.subject.map { "path:\(shape(of: $0))" } ?? "screen"
  }

  /// A screen without the folder in which its file lies.
  private static func name(ofScreen screen: String) -> String {
    let path = screen.prefix { $0 != "#" }
    guard let slash = path.lastIndex(of: "/") else { return screen }
    return String(screen[screen.index(after: slash)...])
  }

  /// A path in a structure without places and rows: `/2/0/[3]/0f` and `/4/0/[1]/0f` are the same.
  private static func shape(of path: String) -> String {
    var shape = ""
    var depth = 0
    for character in path {
      if character == "]" { depth = max(0, depth - 1) }
      let isKept = depth == 0 && !character.isNumber
      if character == "[" { depth += 1 }
      if isKept { shape.append(character) }
    }
    return shape
  }

  /// What stands between the quotes of a message.
  private static func quotes(in message: String) -> [String] {
    message.split(separator: "“", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      rest.firstIndex(of: "”").map { String(rest[..<$0]) }
    }
  }

  /// A text in which every number is the same, so that a count may change.
  static func folded(_ text: String) -> String {
    var folded = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard isDigit(scalar) else {
        folded.unicodeScalars.append(scalar)
        continue
      }
      while let next = rest.first, continuesNumber(next, before: rest.dropFirst().first) {
        rest.removeFirst()
      }
      folded += "0"
    }
    return folded.trimmingWhiteSpace()
  }

  private static func continuesNumber(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?)
    -> Bool
  {
    if isDigit(scalar) { return true }
    let isSeparator = ".,:'’\u{A0}\u{202F}".unicodeScalars.contains(scalar)
    return isSeparator && next.map(isDigit) == true
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }
}
