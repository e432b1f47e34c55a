import EarshotAudit
import EarshotScenarios
import EarshotScreens

/// The part of an audit that runs the code of screens: it finds out, and hands over what it found.
@MainActor
struct AuditWork {
  let call: CommandLineArguments
  /// What is known of the same call, and where more is told.
  let handover: AuditHandover
  /// Told what begins, and with nil that it has ended.
  let reportProgress: (String?) -> Void

  /// Looks every screen over, and plays what is to be written down.
  func run() throws(CommandLineError) {
    let source = try AuditedSource(of: call)
    tellScreens()
    let targets = AuditedTargets(of: call, knowing: handover.journal).all
    for (number, target) in targets.enumerated() {
      TargetAudit(
        target: target, number: number, call: call, source: source, handover: handover,
        reportProgress: reportProgress
      ).run()
    }
    if let folder = call.audit.transcripts { try writeDown(targets, in: folder) }
  }

  /// Each screen of source stands for itself.
  private func tellScreens() {
    for (number, target) in (call.audit.targets ?? []).enumerated() {
      guard let source = target.source, handover.journal.screens(ofSource: number) == nil else {
        continue
      }
      let names = call.libraries.screens(in: source).map(\.screen)
      handover.add(.screens(names, source: number))
    }
  }

  /// Writes findings down of which none ends this process: of one that would, there is no transcript.
  private func writeDown(
    _ targets: [AuditTarget], in folder: String
  ) throws(CommandLineError) {
    var transcripts = try FindingTranscripts(in: folder)
    for (number, target) in targets.enumerated() {
      guard let findings = handover.journal.report(onScreen: number)?.findings else { continue }
      reportProgress(nil)
      reportProgress("while what was found in '\(target.screen)' was written")
      let notes = AuditNotes(of: number, named: "\(target.screen)", to: handover)
      for (place, file) in transcripts.files(for: findings) {
        guard handover.journal.transcript(of: place, onScreen: number) == nil,
          handover.journal.isPlayable(place, onScreen: number)
        else { continue }
        notes.write(transcriptOf: place)
        guard
          let text = try transcripts.text(of: findings[place], on: target, call: call, for: file)
        else { continue }
        handover.note(nil)
        handover.add(.transcript(text, file: file, finding: place, screen: number))
      }
    }
    handover.note(nil)
  }
}
