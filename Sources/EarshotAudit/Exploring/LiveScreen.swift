import EarshotReader
import EarshotTree

/// A screen that is open, and somebody who does things on it.
@MainActor
final class LiveScreen {
  /// What is read.
  let source: any AccessibilitySource
  /// What was heard when the screen was opened.
  let opening: [Heard]
  /// Who reads it.
  private(set) var reader: ScreenReader
  private let limits: AuditedScreen.Limits
  /// How long something may go on before it is said not to come to rest.
  private let patience: Duration
  private let reducesMotion: Bool
  private let names: LiveNames
  private let stream: AccessibilityChangeStream
  /// What is done, and what it led through.
  private var record: DeedRecord
  /// What happened since it was asked for last.
  private var happened: [AccessibilityChange] = []
  /// The screen as it was looked at last; it is another once something happened.
  private var lastLook: AuditedScreen?
  /// The same with the identities as the source has them.
  private var lastSourceLook: AuditedScreen?
  private var hasChanged = true

  init(
    reading source: any AccessibilitySource, settings: ReaderSettings,
    limits: AuditedScreen.Limits, patience: Duration, reducesMotion: Bool,
    names: ScreenNames, keeping record: DeedRecord
  ) {
    self.record = record
    self.source = source
    self.limits = limits
    self.patience = patience
    self.reducesMotion = reducesMotion
    self.names = LiveNames(names)
    reader = ScreenReader(reading: source, settings: settings)
    stream = source.changes()
    opening = reader.screenAppeared()
    _ = rest()
    if !names.areIdentities { _ = look() }
  }

  /// Where the cursor is, by its name.
  var cursor: AccessibilityElement.ID? { reader.cursor.map(names.name(of:)) }

  /// Where a search from the cursor stops, by its name.
  func destination(ofFinding words: String) -> AccessibilityElement.ID? {
    reader.destination(ofFinding: words).map(names.name(of:))
  }

  /// The screen as it stands.
  func look() -> AuditedScreen {
    if let lastLook, !hasChanged { return lastLook }
    let source = AuditedScreen(
      reading: reader, limits: limits, bounds: .nominalScreen, before: lastSourceLook)
    let screen = names.name(source)
    hasChanged = false
    lastSourceLook = source
    lastLook = screen
    return screen
  }

  /// The screen as it stands, with more elements than are acted on.
  func overview() -> AuditedScreen {
    var wide = limits
    wide.elements = max(limits.elements, limits.overview)
    return names.name(
      AuditedScreen(reading: reader, limits: wide, bounds: .nominalScreen, before: lastSourceLook))
  }

  /// Does something, lets everything come to rest, and tells of it; nil where the cursor cannot be
  /// brought to the element.
  func perform(_ deed: AuditDeed) -> AuditedStep? { step(of: deed) }

  /// Does once more what seemed to change nothing, as code may keep to itself what was done, until it
  /// is done twice; tells of it only where something happened.
  func performAgain(_ deed: AuditDeed) -> AuditedStep? { step(of: deed, again: true) }

  private func step(
    of deed: AuditDeed, atOnce: Bool = false, again isRepeated: Bool = false
  ) -> AuditedStep? {
    guard begin(deed, atOnce: atOnce), stand(at: deed.cursor) else { return nil }
    defer { record.finish() }
    let before = look()
    let cursorBefore = cursor
    reader.forgetLog()
    var (outcome, heard) = carryOut(deed)
    let (sequel, comesToRest) = rest()
    heard = Self.joined(heard, sequel)
    let happened = takeHappened()
    guard !isRepeated || !happened.isEmpty else { return nil }
    if outcome == .performed || !happened.isEmpty { hasChanged = true }
    let after = look()
    return AuditedStep(
      deed, before: before, outcome: outcome, heard: heard, changes: happened.map(names.name),
      after: after, cursorBefore: cursorBefore, cursorAfter: cursor, reducesMotion: reducesMotion,
      fates: Array(reader.log.fates), comesToRest: comesToRest)
  }

  /// Does something, and as soon as that shows what something else is done with, does that; nil where
  /// it does not show.
  func perform(_ deed: AuditDeed, thenAtOnce next: AuditDeed) -> AuditedStep? {
    guard begin(deed), stand(at: deed.cursor), let subject = next.subject else { return nil }
    _ = carryOut(deed)
    record.finish()
    let end = source.clock.now + patience
    hasChanged = true
    while look()[subject] == nil {
      guard let deadline = source.clock.nextDeadline, deadline <= end else { return nil }
      _ = pass(deadline - source.clock.now)
      hasChanged = true
    }
    _ = takeHappened()
    return step(of: next, atOnce: true)
  }

  /// Does something, and looks at the screen each time before something becomes due; afterwards the
  /// screen is of no more use, since speech is not told as if all had been one.
  func watch(_ deed: AuditDeed) -> [BriefScreen] {
    guard begin(deed), stand(at: deed.cursor) else { return [] }
    defer { record.finish() }
    _ = carryOut(deed)
    let end = source.clock.now + patience
    var moments: [BriefScreen] = []
    for _ in 0..<Self.mostMoments {
      guard let deadline = source.clock.nextDeadline, deadline <= end else { break }
      hasChanged = true
      let screen = look()
      let start = source.clock.now
      _ = pass(deadline - start)
      if moments.last?.screen == screen {
        let longer = moments.removeLast().duration + source.clock.now - start
        moments.append(BriefScreen(screen, lasting: longer))
      } else {
        moments.append(BriefScreen(screen, lasting: source.clock.now - start))
      }
    }
    return moments
  }

  /// Whether something is still going to happen by itself.
  var goesOn: Bool { source.clock.nextDeadline != nil }

  /// Does nothing with an element for as long as something is usually given to come to rest.
  func leaveAlone(at cursor: AccessibilityElement.ID?) -> ComparedCourses.Course? {
    guard stand(at: cursor) else { return nil }
    _ = takeHappened()
    _ = rest()
    hasChanged = true
    return ComparedCourses.Course(to: look(), telling: takeHappened().map(names.name))
  }

  /// So often is looked at what shows in between.
  private static let mostMoments = 24

  /// Does something again whose course is known, and says whether it could be done.
  func repeatDeed(_ deed: AuditDeed) -> Bool {
    guard begin(deed), stand(at: deed.cursor) else { return false }
    defer { record.finish() }
    let (outcome, _) = carryOut(deed)
    _ = rest()
    hasChanged = true
    if !names.areIdentities { _ = look() }
    return outcome == .performed
  }

  /// Does something by commands that are carried out one by one; false where it cannot be done so.
  func perform(_ deed: AuditDeed, by commands: () -> Bool) -> Bool {
    guard begin(deed), commands() else { return false }
    record.finish()
    return true
  }

  /// Tells that a fault is met again with what is done next.
  func meetAgain(_ act: AuditAct, in scene: FaultScene) { record.meetAgain(act, in: scene) }

  /// Takes note of a shorter way that leads to where it stands.
  func stand(at way: [AuditDeed]) { record.stand(at: way) }

  /// Carries out a command as it is typed, and says whether it could be carried out.
  func perform(_ command: ReaderCommand) -> Bool {
    hasChanged = true
    if case .wait = command { record.rest() }
    return (try? reader.perform(command)) != nil
  }

  /// The elements whose words become others while nobody does anything.
  func restlessElements() -> Set<AccessibilityElement.ID> {
    let before = look()
    _ = pass(patience)
    hasChanged = true
    let now = look()
    return Set(now.elements.filter { before[$0.id].map(\.element) != $0.element }.map(\.id))
      .intersection(before.elements.map(\.id))
  }

  /// Tells what is done next; false where it is left out.
  private func begin(_ deed: AuditDeed, atOnce: Bool = false) -> Bool {
    let look = lastLook
    let element = deed.subject.flatMap { look?[$0]?.name }
    return record.begin(deed, named: element, atOnce: atOnce)
  }

  private func stand(at id: AccessibilityElement.ID?) -> Bool {
    guard let id = id.map(names.source(of:)) ?? source.firstElement()?.id else { return true }
    let arrives = reader.walk(to: id)
    if !takeHappened().isEmpty { hasChanged = true }
    return arrives
  }

  private func carryOut(
    _ deed: AuditDeed
  ) -> (outcome: AccessibilityActionOutcome, heard: [Heard]) {
    switch deed {
    case .perform(let action, on: _): reader.attempt(action)
    case .touch(let touch, let part):
      reader.witness { source.touch(touch, on: names.source(of: part)) }
    case .escape: reader.attempt(.escape)
    }
  }

  /// Lets time pass until nothing is due any more, or patience ends.
  private func rest() -> (heard: [Heard], comesToRest: Bool) {
    guard patience > .zero, source.clock.nextDeadline != nil else { return ([], true) }
    let heard = pass(patience)
    guard source.clock.nextDeadline != nil else { return (heard, true) }
    happened += stream.takeAll()
    let sequel = pass(Self.aLittleLonger)
    let later = stream.takeAll()
    happened += later
    return (heard + sequel, later.isEmpty)
  }

  /// What still happens after this is not coming to rest.
  private static let aLittleLonger = Duration.seconds(1)

  private func pass(_ duration: Duration) -> [Heard] {
    record.rest()
    return (try? reader.perform(.wait(duration))) ?? []
  }

  private func takeHappened() -> [AccessibilityChange] {
    defer { happened.removeAll() }
    return happened + stream.takeAll()
  }

  /// Silence is remarked only where nothing else is heard.
  private static func joined(_ heard: [Heard], _ sequel: [Heard]) -> [Heard] {
    let sounds = (heard + sequel).filter { $0 != .note(.silence) }
    return sounds.isEmpty ? [.note(.silence)] : sounds
  }
}
