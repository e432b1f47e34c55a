public import EarshotAudit
import EarshotReader
public import EarshotScreens
import EarshotTree

/// Audits a screen that can be opened as often as it takes.
@MainActor
public struct ScreenAuditor {
  /// The screen, as it was named in the call.
  public let name: String
  /// Settings of the reader and the environment, in the order in which they are made.
  public let settings: [TranscriptSetting]
  /// The rules that are asked.
  public var rules: [any AuditRule.Type] = AuditRules.all
  /// How far to go.
  public var bounds = ExplorationBounds()
  /// Which deeds come first; zero for the order of reading.
  public var seed: UInt64 = 0
  /// Asked now and then whether time is up.
  public var isTimeUp: @MainActor () -> Bool = { false }
  /// Told after each step how far it has come.
  public var progress: @MainActor (ExplorationProgress) -> Void = { _ in }
  /// Told now and then that work goes on, besides exploring.
  public var workGoesOn: () -> Void = {}
  /// Finds where in the source words are written that are drawn in a view type.
  public var locate: (SourceTraces) -> SourcePlace? = { _ in nil }

  /// What ended the code of the screen before, and is left out.
  public var faults: [ScreenFault] = []
  /// Told what the code of the screen is made to do, and with nil that none of it runs.
  public var witness: @MainActor (AuditMoment?) -> Void = { _ in }
  /// Told of each fault where it was, once somebody has looked.
  public var foundScene: (_ scene: FaultScene, _ act: AuditAct) -> Void = { _, _ in }

  private let open: @MainActor () throws(ScreenError) -> OpenScreen

  /// Prepares to audit the screen that a closure opens, the same each time.
  public init(
    of name: String, settings: [TranscriptSetting] = [],
    opening open: @escaping @MainActor () throws(ScreenError) -> OpenScreen
  ) {
    self.name = name
    self.settings = settings
    self.open = open
  }

  /// Does what can be done on the screen, and asks every rule; what the app prints meanwhile is
  /// dropped.
  public func audit() throws(ScreenError) -> ScreenAudit {
    witness(AuditMoment(AuditAct()))
    let session = try session(settings)
    let mayBeCalm = session.screen.views != nil && !faults.contains(where: \.isOfOpening)
    let calm = mayBeCalm ? explorer(of: session, reducesMotion: true) : nil
    var audit = Audit(
      of: name, by: rules, exploring: explorer(of: session, reducesMotion: false), calmly: calm,
      setup: settings.map { "set \($0)" }, workGoesOn: workGoesOn, locate: locate)
    audit.foundScene = foundScene
    return try AppOutput.dropping { () throws(ScreenError) in try audit.run() }
  }

  private func explorer(of session: Session, reducesMotion: Bool) -> Explorer<ScreenError> {
    let settings = reducesMotion ? self.settings + [Self.lessMotion] : self.settings
    var explorer = Explorer(
      bounds: bounds, seed: seed, settings: session.reader.settings, reducesMotion: reducesMotion,
      isTimeUp: isTimeUp, progress: progress
    ) { () throws(ScreenError) in
      try self.session(settings).screen.source
    }
    explorer.faults = faults
    explorer.witness = witness
    return explorer
  }

  private static let lessMotion = TranscriptSetting(name: "reduce-motion", value: "on")

  private func session(_ settings: [TranscriptSetting]) throws(ScreenError) -> Session {
    let screen = try open()
    do {
      return try Session(at: screen, settings: settings)
    } catch {
      throw .failed("\(error)")
    }
  }
}
