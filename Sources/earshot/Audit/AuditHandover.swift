import EarshotAudit

/// What a process that audits tells the one that started it, so that another can go on where the code
/// of a screen ends this one.
@MainActor
final class AuditHandover {
  /// What is known so far.
  private(set) var journal = AuditJournal()
  private let leave: ([UInt8]) -> Void
  private let note: ([UInt8]) -> Void

  /// Takes what others have left, and where to leave more; notes go to memory that outlives this
  /// process.
  init(
    reading messages: [[UInt8]] = [], leaving leave: @escaping ([UInt8]) -> Void = { _ in },
    noting note: @escaping ([UInt8]) -> Void = { _ in }
  ) {
    self.leave = leave
    self.note = note
    for message in messages {
      guard let entry = try? AuditJournal.Entry(bytes: message) else { continue }
      journal.add(entry)
    }
  }

  /// Leaves something that was found out.
  func add(_ entry: AuditJournal.Entry) {
    journal.add(entry)
    leave(entry.bytes)
  }

  /// Notes what is done next; nil where no code of a screen runs.
  func note(_ next: AuditNote?) { note(next?.bytes ?? []) }
}
