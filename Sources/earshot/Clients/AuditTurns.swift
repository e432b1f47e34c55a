import EarshotAudit
import EarshotClient
import EarshotProcesses
import EarshotScenarios

/// An audit of screens in Swift source: when their code ends the process that does it, the next one
/// goes on, and knows what not to do.
struct AuditTurns {
  private let client: ClientCall
  private let libraries: ClientLibraries
  /// What was found out so far.
  private(set) var journal = AuditJournal()

  /// Prepares for a call whose source was compiled.
  init(of client: ClientCall, with libraries: ClientLibraries) {
    self.client = client
    self.libraries = libraries
  }

  /// Runs processes until one comes to its end; fails where another would do no better.
  mutating func run(
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    while true {
      let handedOver = try handOver()
      var failure: (note: [UInt8], reason: String?) = ([], nil)
      let end = try client.play(
        libraries, keeping: handedOver,
        seeing: { sign in
          switch sign {
          case .hasSent(let message): takeIn(message)
          case .isLate(let note): Self.tell(note, to: &errors)
          case .hasFailed(let note, let reason): failure = (note, reason)
          }
        })
      guard let ending = AuditEnding(end, saying: failure.reason),
        let note = try? AuditNote(bytes: failure.note), take(note, ending)
      else { return try client.status(after: end) }
      // What the code has started ends with its process.
      Orphans.end()
    }
  }

  private func handOver() throws(CommandLineError) -> ClientJournal {
    do throws(SystemRefusal) {
      return try ClientJournal(holding: journal.entries.map(\.bytes))
    } catch {
      throw CommandLineError("\(error)")
    }
  }

  /// Takes in what a process found out; nothing where the code of a screen has told something else.
  private mutating func takeIn(_ message: [UInt8]) {
    guard let entry = try? AuditJournal.Entry(bytes: message) else { return }
    journal.add(entry)
  }

  /// Takes in what ended a process; false where the next would fare the same.
  private mutating func take(_ note: AuditNote, _ ending: AuditEnding) -> Bool {
    let screen = note.screen
    switch note.work {
    case .transcript(let finding):
      guard journal.isPlayable(finding, onScreen: screen) else { return false }
      journal.add(.unplayable(finding: finding, screen: screen))
    case .moment(let moment):
      let faults = journal.faults(onScreen: screen)
      guard let scene = moment.scene else {
        guard faults.count < FaultAllowance.mostFaults else { return false }
        journal.add(.fault(ScreenFault(moment.act, ending, steps: note.steps), screen: screen))
        return true
      }
      guard faults.contains(where: { $0.act == moment.act && $0.scene == nil }) else {
        return false
      }
      journal.add(.scene(scene, of: moment.act, screen: screen))
    }
    return true
  }

  private static func tell(_ note: [UInt8], to errors: inout some TextOutputStream) {
    guard let note = try? AuditNote(bytes: note) else { return }
    errors.write("\(ProgressLine(of: note).text)\n")
  }
}
