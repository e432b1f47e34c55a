import EarshotTree

/// What is done on an open screen, told to a witness before it is done.
@MainActor
struct DeedRecord {
  /// What leads from the opened screen to where it stands.
  private(set) var way: [AuditDeed] = []
  private var act: AuditAct
  private let leftOut: Set<[AuditDeed]>
  private let witness: @MainActor (AuditMoment?) -> Void

  /// Begins with a screen that is about to be opened; what led to faults before is left out.
  init(
    reducesMotion: Bool, leavingOut faults: [ScreenFault] = [],
    witness: @escaping @MainActor (AuditMoment?) -> Void = { _ in }
  ) {
    self.witness = witness
    leftOut = Set(faults.filter { $0.act.deed != nil }.map(\.act.course))
    act = AuditAct(reducesMotion: reducesMotion)
    witness(AuditMoment(act))
  }

  /// Tells what is done next; false where it led to a fault, and must not be done.
  mutating func begin(_ deed: AuditDeed, named name: String?, atOnce: Bool = false) -> Bool {
    guard leftOut.isEmpty || !leftOut.contains(way + [deed]) else { return false }
    act = AuditAct(
      way: way, deed: deed, name: name, reducesMotion: act.reducesMotion, isAtOnce: atOnce)
    witness(AuditMoment(act))
    return true
  }

  /// Tells that a fault is met again, however long that takes.
  mutating func meetAgain(_ act: AuditAct, in scene: FaultScene) {
    witness(AuditMoment(act, meetingAgainIn: scene))
    self.act = act
    self.act.isResting = true
  }

  /// Takes note that what was begun last is done.
  mutating func finish() { way = act.course }

  /// Tells that it is done, and that time passes.
  mutating func rest() {
    guard !act.isResting else { return }
    act.isResting = true
    witness(AuditMoment(act))
  }

  /// Takes note of a shorter way that leads to the same.
  mutating func stand(at way: [AuditDeed]) { self.way = way }
}
