public import EarshotReader
public import EarshotScreens
import EarshotText

extension Session {
  /// On longer screens, what stands behind so many stops is not told of when it changes.
  private static let stopLimit = 500

  /// Makes a screen that nobody has done anything with yet.
  public typealias ScreenMaker = @MainActor () throws(ScreenError) -> OpenScreen

  /// Goes on at the same screen after its source was changed, and yields what is heard: what does not
  /// come any more that was planned, what is said otherwise, and where the cursor is.
  ///
  /// Settings stay as they are, and the screen is as it is when it appears. When it throws, nothing
  /// happened.
  public mutating func reload(
    from former: ScreenMaker, to current: ScreenMaker
  ) throws(ScreenError) -> [Heard] {
    let matching = StopMatching(
      former: try stopsAtFirst(of: former), current: try stopsAtFirst(of: current))
    let next = try current()
    carrySettings(to: next)
    let left = leftovers.map(Self.afterReloading)
    let changes = ChangedStops(matching)
    let heard = appOutput.heard { move(to: next, through: matching) }
    return left + [.note(.applied("reloaded: \(changes.summary)"))]
      + changes.lines.map { .answer($0) } + heard
  }

  /// What is told of something that was planned, as it does not come although the session goes on.
  private static func afterReloading(_ heard: Heard) -> Heard {
    guard case .note(.neverDone(let line, _)) = heard else { return heard }
    return .note(.applied("not done: \(PrintableText.line(line)): the screen was reloaded before"))
  }

  private mutating func move(to next: OpenScreen, through matching: StopMatching) -> [Heard] {
    let place = reader.wayBack(through: matching, in: next.source)
    reader = ScreenReader(reading: next.source, after: reader)
    screen = next
    appScript = AppScript(on: next)
    return reader.screenReloaded(goingTo: place?.id, isSame: place?.isSame ?? false)
  }

  /// What is said on a screen before anybody does anything, by a screen of its own, since rows that
  /// are asked for appear.
  private func stopsAtFirst(of maker: ScreenMaker) throws(ScreenError) -> [ReloadedStop] {
    var stops: [ReloadedStop] = []
    var failure: ScreenError?
    let output = AppOutput()
    output.isTaken = true
    _ = output.lines {
      do throws(ScreenError) {
        let screen = try maker()
        carrySettings(to: screen)
        stops = ScreenReader(reading: screen.source, settings: reader.settings)
          .stopsToFindAgain(limit: Self.stopLimit)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return stops
  }

  private func carrySettings(to next: OpenScreen) {
    let there = EnvironmentSetting.current(of: next.views, showing: appOutput)
    for setting in EnvironmentSetting.current(of: screen.views, showing: appOutput)
    where !there.contains(setting) {
      try? setting.apply(to: next.views, showing: appOutput)
    }
  }
}
