import EarshotReader
import EarshotScenarios
import EarshotText
import EarshotTree

/// A stop as a paragraph: what is said, then its facts, one a line.
struct StopText: Hashable, Sendable {
  private let stop: Stop
  private let phrasing: Phrasing

  /// Prepares to print a stop.
  init(_ stop: Stop, in phrasing: Phrasing = .spoken) {
    self.stop = stop
    self.phrasing = phrasing
  }

  /// The lines, without anything that a terminal would obey.
  var lines: [String] {
    let said = TranscriptLine.printed([.speech(stop.description(in: phrasing))])
    return said.map(\.description)
      + facts.map { PrintableText.line("  \($0.name): \($0.text)") }
  }

  private var facts: [(name: String, text: String)] {
    named("hint", [stop.hint(in: phrasing)].filter { !$0.isEmpty })
      + named("action", stop.element.customActions.map(\.name))
      + named("content", stop.element.customContent.map(words))
      + named("input label", stop.element.inputLabels)
      + named("rotor", stop.rotors.map(words))
      + named("rule", stop.rules.map(\.citation))
      + named("id", [stop.element.id.rawValue])
  }

  private func named(_ name: String, _ texts: [String]) -> [(name: String, text: String)] {
    texts.map { (name, $0) }
  }

  private func words(for rotor: StopRotor) -> String {
    let results = rotor.results(in: phrasing)
    let more = rotor.more > 0 ? ["and \(rotor.more) more"] : []
    let places = results.isEmpty ? "no results" : (results + more).joined(separator: "; ")
    return "\(rotor.name): \(places)"
  }

  private func words(for content: AccessibilityCustomContent) -> String {
    let importance = content.importance == .high ? " (high importance)" : ""
    return "\(content.label): \(content.value)\(importance)"
  }
}
