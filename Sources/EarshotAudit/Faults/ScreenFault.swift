import EarshotTree

/// That the code of a screen ended the app or kept it from going on, and all that is known about it.
public struct ScreenFault: Hashable, Sendable {
  /// What was done.
  public var act: AuditAct
  /// What came of it.
  public var ending: AuditEnding
  /// Where it was; nil until somebody has looked.
  public var scene: FaultScene?
  /// How many steps had been tried in the exploration.
  public var steps: Int

  /// Tells of a fault.
  public init(_ act: AuditAct, _ ending: AuditEnding, in scene: FaultScene? = nil, steps: Int = 0) {
    self.act = act
    self.ending = ending
    self.scene = scene
    self.steps = steps
  }

  /// Whether the screen could not even be opened.
  public var isOfOpening: Bool { act.deed == nil }
}

extension ScreenFault {
  /// What is the same about faults that are one to whoever mends them.
  private struct Kind: Hashable {
    let deed: DeedAtPlace?
    let ending: AuditEnding
  }

  private var kind: Kind { Kind(deed: act.deed.map(DeedAtPlace.init), ending: ending) }

  /// Those that differ in more than the state or the row in which they were met.
  static func distinct(among faults: [ScreenFault]) -> [ScreenFault] {
    var seen: Set<Kind> = []
    return faults.filter { seen.insert($0.kind).inserted }
  }
}

extension AuditDeed {
  /// The deed without what it is done to.
  var withoutSubject: AuditDeed {
    switch self {
    case .perform(let action, on: _): .perform(action, on: "")
    case .touch(let touch, on: _): .touch(touch, on: "")
    case .escape: .escape
    }
  }
}
