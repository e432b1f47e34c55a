import EarshotReader
import EarshotTree

extension Explorer {
  /// Goes to where a fault was, and has it happen again if the lines are right that lead there; comes
  /// back if it does not happen, or if nobody would wait for it.
  func scene(of fault: ScreenFault) throws(Failure) -> FaultScene {
    guard let deed = fault.act.deed else {
      return FaultScene(lines: fault.act.isResting ? [waiting.description] : [])
    }
    let screen = try openFresh(naming: openedNames())
    let writer = LineWriter(on: screen)
    let isWritten = Self.go(
      fault.act.way, on: screen, with: writer,
      showing: fault.act.isAtOnce ? deed.subject : nil)
    var scene = FaultScene(of: deed, on: screen.look(), lines: [])
    // On the way to the element, code may run that ends it, too.
    screen.meetAgain(fault.act, in: scene)
    guard isWritten, var commands = writer.commands(doing: deed) else { return scene }
    if fault.act.isResting { commands.append(waiting) }
    scene.lines = writer.lines + commands.map(\.description)
    guard fault.ending.isQuick else { return scene }
    scene.proof = .endsAgain
    screen.meetAgain(fault.act, in: scene)
    for command in commands { _ = screen.perform(command) }
    scene.proof = .survived
    return scene
  }

  /// Lets as much time pass as something is usually given to come to rest, and a little more.
  private var waiting: ReaderCommand { .wait(ExplorationBounds().patience + .seconds(1)) }

  /// Does one thing after the other, and tells whether lines were written that do all of it; at the
  /// end, no longer than until an element shows that is there for a while.
  private static func go(
    _ way: [AuditDeed], on screen: LiveScreen, with writer: LineWriter,
    showing element: AccessibilityElement.ID?
  ) -> Bool {
    var isWritten = true
    for (done, deed) in way.enumerated() {
      let isBrief = element != nil && done == way.count - 1
      isWritten =
        isWritten && (isBrief ? writer.write(deed, untilShown: element) : writer.write(deed))
      guard isWritten || screen.repeatDeed(deed) else { return false }
    }
    return isWritten
  }
}
