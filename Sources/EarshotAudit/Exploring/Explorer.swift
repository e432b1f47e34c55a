public import EarshotReader
public import EarshotTree

/// Does on a screen what can be done, and tells what came of it.
@MainActor
public struct Explorer<Failure: Error> {
  /// Opens the screen anew; it has to be the same each time.
  public let open: @MainActor () throws(Failure) -> any AccessibilitySource
  /// How far to go.
  public var bounds: ExplorationBounds
  /// Which deeds come first where bounds leave some out; zero for reading order.
  public var seed: UInt64
  /// How the person has set up the screen reader.
  public var settings: ReaderSettings
  /// Whether the screens are opened for somebody who asked for less motion.
  public var reducesMotion: Bool
  /// Asked now and then whether time is up, since nothing here knows of real time.
  public var isTimeUp: @MainActor () -> Bool
  /// Told after each step how far it has come.
  public var progress: @MainActor (ExplorationProgress) -> Void
  /// What ended the code of the screen before, and is left out.
  public var faults: [ScreenFault] = []
  /// Told what is done before it is done, and with nil that no code of the screen runs.
  public var witness: @MainActor (AuditMoment?) -> Void = { _ in }

  /// Prepares to explore the screen that a closure opens.
  public init(
    bounds: ExplorationBounds = ExplorationBounds(), seed: UInt64 = 0,
    settings: ReaderSettings = ReaderSettings(), reducesMotion: Bool = false,
    isTimeUp: @escaping @MainActor () -> Bool = { false },
    progress: @escaping @MainActor (ExplorationProgress) -> Void = { _ in },
    open: @escaping @MainActor () throws(Failure) -> any AccessibilitySource
  ) {
    self.open = open
    self.bounds = bounds
    self.seed = seed
    self.settings = settings
    self.reducesMotion = reducesMotion
    self.isTimeUp = isTimeUp
    self.progress = progress
  }

  /// Does what can be done, from every state that has something new, wherever it may lead to
  /// something new; what that leaves out is told at `Exploration`.
  ///
  /// Where it turns out on the way that something is another each time the screen is opened, it
  /// begins anew, and then sees through that.
  public func explore() throws(Failure) -> Exploration {
    var run = ExplorationRun(of: self)
    for _ in 1..<Self.mostBeginnings {
      if let exploration = try run.explore() { return exploration }
      run = ExplorationRun(of: self, after: run)
    }
    run.learns = false
    return try run.explore() ?? Exploration(states: [])
  }

  /// What is not understood by then is told as a surprise.
  private static var mostBeginnings: Int { 8 }

  func openFresh(
    naming names: ScreenNames, limits: AuditedScreen.Limits? = nil
  ) throws(Failure) -> LiveScreen {
    let record = DeedRecord(reducesMotion: reducesMotion, leavingOut: faults, witness: witness)
    return LiveScreen(
      reading: try open(), settings: settings, limits: limits ?? bounds.limits,
      patience: bounds.patience,
      reducesMotion: reducesMotion, names: names, keeping: record)
  }

  /// Opens the screen with everything called as in an exploration.
  func openFresh(as exploration: Exploration) throws(Failure) -> LiveScreen {
    let openings = exploration.openings
    return try openFresh(
      naming: ScreenNames(openings.differences, rows: openings.rows), limits: openings.limits)
  }

  /// The names that an exploration gives to what is exposed on the opened screen.
  func openedNames() throws(Failure) -> ScreenNames {
    var differences = OpeningDifferences()
    let one = try openFresh(naming: ScreenNames()).look()
    _ = differences.learnNames(from: one, try openFresh(naming: ScreenNames()).look())
    return ScreenNames(differences)
  }
}
