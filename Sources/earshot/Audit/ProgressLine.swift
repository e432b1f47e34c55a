import EarshotAudit
import EarshotReports
import EarshotText

/// How far the audit of a screen has come, in a line.
struct ProgressLine {
  /// The line, without its end.
  let text: String

  /// Tells of an audit that explores.
  init(of screen: String, _ progress: ExplorationProgress) {
    text = Self.text(screen, progress.steps, progress.states, progress.waiting)
  }

  /// Tells of one that is at something for long.
  init(of note: AuditNote) {
    let progress = Self.text(note.name, note.steps, note.states, note.waiting)
    switch note.work {
    case .moment(let moment): text = "\(progress); now: \(PrintableText.line(moment.act.words))"
    case .transcript: text = "\(progress); now: writing a transcript"
    }
  }

  private static func text(_ screen: String, _ steps: Int, _ states: Int, _ waiting: Int) -> String
  {
    "\(PrintableText.line(screen)): \(CountedNoun.text(steps, "thing")) tried, "
      + "\(CountedNoun.text(states, "state")), \(waiting) still to leave"
  }
}
