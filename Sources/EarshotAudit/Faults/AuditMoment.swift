/// What an audit is at, noted before it is done, for whoever has to say what it died of.
public struct AuditMoment: Hashable, Sendable {
  /// What is done.
  public var act: AuditAct
  /// Where a fault is being met again that is known from the same act; nil where nothing is known.
  public var scene: FaultScene?

  /// Tells of a moment.
  public init(_ act: AuditAct, meetingAgainIn scene: FaultScene? = nil) {
    self.act = act
    self.scene = scene
  }
}
