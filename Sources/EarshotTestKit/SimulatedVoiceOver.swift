public import EarshotConversation
import EarshotReader
import EarshotScenarios
public import EarshotScreens
public import EarshotTree
public import EarshotUI

/// A simulated VoiceOver in front of a screen; what it does is the same in every test framework.
///
/// Commands settle the screen, but do not wait for real time: what other threads bring is heard with
/// the next command, or by `settle()`.
@MainActor
open class SimulatedVoiceOver {
  /// A command, and what was heard after it; the opening has no command.
  struct Step {
    let command: String?
    var lines: [TranscriptLine]
    /// Where in the log the step begins.
    let start: Int
  }

  /// The screen as its transcript names it.
  let screenName: String
  private var session: Session
  /// Everything that was heard, felt or remarked so far.
  public private(set) var log: [LogEntry] = []
  private(set) var steps: [Step] = []

  /// Sits down at a view, which appears at once.
  public convenience init<Content: View>(
    reading view: Content, environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(reading: OpenScreen(view, in: environment), named: "\(Content.self)")
  }

  /// Sits down at a conversation.
  public convenience init(reading conversation: Conversation) {
    self.init(reading: OpenScreen(conversation), named: "conversation")
  }

  /// Sits down at something that is exposed without views, such as a tree.
  public convenience init(reading source: any AccessibilitySource) {
    self.init(reading: OpenScreen(source), named: "tree")
  }

  /// Sits down at a screen that comes with Earshot, or at a conversation or a tree in a file; throws
  /// an error that says what is wrong with it.
  public convenience init(opening screen: String) throws {
    self.init(reading: try OpenScreen(opening: ScreenReference(screen)), named: screen)
  }

  /// Sits down at an open screen, which transcripts name so.
  public init(reading screen: OpenScreen, named name: String) {
    screenName = name
    session = Session(withUsualSettingsAt: screen)
    note(session.open(), of: nil)
  }

  /// Tells the test framework of a mistake in the test or of an expectation that does not hold.
  open func report(_ message: String, at location: CodeLocation) {}

  // MARK: What was heard

  /// What is under the cursor; nil where nothing is. Texts that are empty are nil.
  public var focused: AccessibilityElement? { session.focusedElement }

  /// What was said last.
  public var lastPhrase: String? { phrases.last }

  /// Everything that was said so far, and nothing but speech.
  public var phrases: [String] { phrases(since: 0) }

  /// What was said from an entry of the log on.
  public func phrases(since index: Int) -> [String] {
    log(since: index).filter { $0.kind == .speech }.map(\.text)
  }

  /// The entries of the log from an index on.
  public func log(since index: Int) -> ArraySlice<LogEntry> {
    log[min(max(index, 0), log.count)...]
  }

  // MARK: Time

  /// Lets virtual time pass, and what the app starts meanwhile on the main actor.
  @discardableResult
  public func wait(_ seconds: Double) async -> [String] {
    await wait(.seconds(seconds))
  }

  /// Lets virtual time pass, and what the app starts meanwhile on the main actor.
  @discardableResult
  public func wait(_ duration: Duration) async -> [String] {
    let start = log.count
    carryOut(.wait(duration))
    await settle()
    return phrases(since: start)
  }

  /// Lets tasks run that only an `await` lets run, and yields what was said meanwhile.
  @discardableResult
  public func settle() async -> [String] {
    let start = log.count
    for _ in 0..<Self.patience { await Task.yield() }
    note(session.listen().filter { $0 != .note(.silence) }, of: nil, addingToStep: true)
    return phrases(since: start)
  }

  /// How often other tasks are let run before the screen is looked at.
  private static let patience = 20

  // MARK: Commands

  /// Carries out any line of line mode, such as `rotor headings` or `app announce high Saved`; throws an error
  /// that says why it was not understood.
  @discardableResult
  public func perform(_ line: String) throws -> [String] {
    var heard: [Heard] = []
    try session.perform(line) { heard.append($0) }
    return note(heard, of: line)
  }

  /// Carries out a command that can always be carried out.
  @discardableResult
  func carryOut(_ command: ReaderCommand) -> [String] {
    do { return try attempt(command) } catch { return [] }
  }

  @discardableResult
  func attempt(_ command: ReaderCommand) throws(SessionError) -> [String] {
    var heard: [Heard] = []
    try session.perform(command) { heard.append($0) }
    return note(heard, of: "\(command)")
  }

  /// Keeps what was heard, and yields what of it was said.
  @discardableResult
  private func note(
    _ heard: [Heard], of command: String?, addingToStep: Bool = false
  ) -> [String] {
    let start = log.count
    for (place, each) in heard.enumerated() {
      let reason = heard[place...].dropFirst().first.flatMap(\.reasonOfCut)
      log.append(LogEntry(each, index: log.count, cause: command, reasonOfCut: reason))
    }
    let lines = heard.map { TranscriptLine($0) }
    if addingToStep, !steps.isEmpty {
      steps[steps.count - 1].lines += lines
    } else {
      steps.append(Step(command: command, lines: lines, start: start))
    }
    notePending(of: command)
    return phrases(since: start)
  }

  /// Says what of the app is still to come, so that a test that forgot to wait tells why.
  private func notePending(of command: String?) {
    let clock = session.screen.source.clock
    guard let deadline = clock.nextDeadline else { return }
    log.append(
      LogEntry(
        index: log.count, cause: command, kind: .pending,
        text: "something of the app is due in \(DecimalSeconds(deadline - clock.now)) s"))
  }
}
