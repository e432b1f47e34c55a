import EarshotAudit

/// Notes of what is done with a screen, with how far its audit has come.
@MainActor
final class AuditNotes {
  /// How far it has come.
  var progress: ExplorationProgress?
  private let screen: Int
  private let name: String
  private let handover: AuditHandover

  /// Notes what is done with a screen, by its place among those of the call.
  init(of screen: Int, named name: String, to handover: AuditHandover) {
    self.screen = screen
    self.name = name
    self.handover = handover
  }

  /// Notes what the code of the screen is made to do next; nil where none of it runs.
  func write(_ moment: AuditMoment?) { handover.note(moment.map { note(.moment($0)) }) }

  /// Notes that a finding is played, by its place among those of the screen.
  func write(transcriptOf finding: Int) { handover.note(note(.transcript(finding))) }

  private func note(_ work: AuditNote.Work) -> AuditNote {
    AuditNote(
      screen: screen, name: name, states: progress?.states ?? 0, waiting: progress?.waiting ?? 0,
      steps: progress?.steps ?? 0, work)
  }
}
