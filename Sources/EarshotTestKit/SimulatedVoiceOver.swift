public import EarshotConversation
import EarshotReader
import EarshotScenarios
public import EarshotScreens
public import EarshotTree
public import EarshotUI

/// A simulated VoiceOver in front of a screen; what it does is the same in every test framework.
///
/// A command is over at once: what the app does without waiting has been done when it returns, and
/// virtual time stands still. What waits for time is in the log as ``LogEntry/Kind/pending``, and
/// happens during `wait(_:)`. Tasks that files without `import SwiftUI` start on the main actor run
/// at an `await` only, so that `settle()` or `wait(_:)` brings them. Several of these can read
/// screens at once, or one model; tests that run in parallel do not hear each other.
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

  /// Sits down at a screen that comes with Earshot, such as `"tapback"`, or at a conversation or a
  /// tree in a JSON file, whose path is relative to the file of the test; throws where there is none,
  /// or what is wrong in it.
  public convenience init(
    opening screen: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) throws(VoiceOverError) {
    let reference = ScreenReference(screen, relativeToFolderOf: "\(filePath)")
    do {
      self.init(
        reading: try OpenScreen(opening: reference),
        named: TranscriptPlace.name(of: screen, as: reference))
    } catch {
      throw VoiceOverError(
        reason: "\(error)", location: CodeLocation(fileID, filePath, line, column))
    }
  }

  /// Sits down at a conversation or a tree that is written down as JSON, in the form of the files;
  /// throws what is wrong in it, with its line.
  public convenience init(
    readingJSON json: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) throws(VoiceOverError) {
    do {
      self.init(reading: try OpenScreen(parsing: json, file: "JSON"), named: "JSON")
    } catch {
      throw VoiceOverError(
        reason: "\(error)", location: CodeLocation(fileID, filePath, line, column))
    }
  }

  /// Sits down at an open screen, which transcripts name so.
  public init(reading screen: OpenScreen, named name: String) {
    screenName = name
    session = Session(withUsualSettingsAt: screen)
    note(session.open(), of: nil)
  }

  /// Tells the test framework of a mistake in the test or of an expectation that does not hold.
  open func report(_ message: String, at location: CodeLocation) {
    preconditionFailure("\(location): \(message); read with VoiceOver, which fails the test")
  }

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

  /// The entries of the log from an index on; none where there are not so many.
  public func log(since index: Int) -> [LogEntry] {
    Array(log[min(max(index, 0), log.count)...])
  }

  // MARK: Time

  /// Lets tasks run that only an `await` lets run, and yields what was said meanwhile.
  ///
  /// Virtual time stands still. Work on other threads goes on in real time and may take longer than
  /// this waits, which is some thousandths of a second: await it in the test first.
  @discardableResult
  public func settle() async -> [String] {
    let start = log.count
    for _ in 0..<Self.patience {
      await _Concurrency.Task.yield()
      // Behind what other threads have been given meanwhile, such as a call of an actor.
      await _Concurrency.Task.detached(priority: _Concurrency.Task.currentPriority) {}.value
    }
    note(session.listen().filter { $0 != .note(.silence) }, of: nil, addingToStep: true)
    return phrases(since: start)
  }

  /// How often other tasks are let run before the screen is looked at.
  private static let patience = 20

  // MARK: Commands

  /// Carries out any line of line mode, such as `rotor headings` or `app announce high Saved`; throws
  /// why it was not understood or could not be done.
  @discardableResult
  public func perform(
    _ command: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) throws(VoiceOverError) -> [String] {
    var heard: [Heard] = []
    do {
      try session.perform(command) { heard.append($0) }
    } catch {
      throw VoiceOverError(
        reason: "\(error)", location: CodeLocation(fileID, filePath, line, column))
    }
    return note(heard, of: command)
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
