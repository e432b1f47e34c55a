public import EarshotReader
public import EarshotScreens
import EarshotText
public import EarshotTree

/// Someone at a screen in line mode: takes commands as lines, and yields what is heard.
@MainActor
public struct Session {
  /// The screen that is read.
  public internal(set) var screen: OpenScreen
  /// Whether somebody said that this is enough.
  public private(set) var isOver = false
  /// Whether words are to be spoken aloud; they are printed in any case.
  public private(set) var isSpeechOn = true
  var reader: ScreenReader
  var appScript: AppScript
  let appOutput = AppOutput()

  /// Sits down at a screen; nothing is said before `open()`.
  public init(at screen: OpenScreen, settings: [TranscriptSetting] = []) throws(SessionError) {
    self.init(withUsualSettingsAt: screen)
    for setting in settings { try apply(setting) }
  }

  /// Sits down at a screen, with everything set as it usually is.
  public init(withUsualSettingsAt screen: OpenScreen) {
    self.screen = screen
    reader = ScreenReader(reading: screen.source)
    appScript = AppScript(on: screen)
  }

  /// Makes the screen appear, and yields what is heard.
  public mutating func open() -> [Heard] { appOutput.heard { reader.screenAppeared() } }

  /// Does what a line says, and hands on what is heard as it comes.
  ///
  /// The line is taken as it is printed, with controls written out, so that a transcript of it does
  /// the same again. When it throws, the line was not understood or could not be done, and nothing happened.
  public mutating func perform(
    _ line: String, hearing: (Heard) -> Void
  ) throws(SessionError) {
    guard !isOver else { throw .refused("the session ended with 'quit'; nothing can follow") }
    let command = try SessionCommand(parsing: PrintableText.line(line))
    var failure: SessionError?
    let printed = appOutput.lines {
      do throws(SessionError) {
        try perform(command, hearing: hearing)
      } catch {
        failure = error
      }
    }
    for line in printed { hearing(.note(.appOutput(line))) }
    for fault in appScript.takeFailures() { hearing(.note(.fault(fault))) }
    if let failure { throw failure }
  }

  private mutating func perform(
    _ command: SessionCommand, hearing: (Heard) -> Void
  ) throws(SessionError) {
    switch command {
    case .reader(let command): try carryOut(command, hearing: hearing)
    case .environment(let setting):
      try setting.apply(to: screen.views, showing: appOutput)
      hearing(.note(.applied("\(setting)")))
    case .app(let deed): try perform(deed, hearing: hearing)
    case .settings: listSettings(hearing)
    case .speech(let isOn):
      isSpeechOn = isOn ?? !isSpeechOn
      hearing(.note(.applied(isSpeechOn ? "speech on" : "speech off")))
    case .tree: printTree(hearing)
    case .why: explain(hearing)
    case .help(let topic): for line in try SessionHelp.lines(for: topic) { hearing(.answer(line)) }
    case .quit:
      isOver = true
      for heard in leftovers { hearing(heard) }
      hearing(.note(.applied("end")))
    }
  }

  /// Does what a person asks for, and hands on what is heard as it comes.
  ///
  /// When it throws, nothing was done.
  public mutating func perform(
    _ command: ReaderCommand, hearing: (Heard) -> Void
  ) throws(SessionError) {
    var failure: SessionError?
    let printed = appOutput.lines {
      do throws(SessionError) { try carryOut(command, hearing: hearing) } catch { failure = error }
    }
    for line in printed { hearing(.note(.appOutput(line))) }
    if let failure { throw failure }
  }

  /// Lets the app come to rest, and yields what is heard of what happened meanwhile.
  public mutating func listen() -> [Heard] { appOutput.heard { reader.listen() } }

  /// The language of the screen reader as a BCP 47 tag, as it is set now.
  public var readerLanguage: String {
    reader.settings.language?.tag ?? reader.settings.defaultLanguage
  }

  /// What is under the cursor; nil where nothing is.
  public var focusedElement: AccessibilityElement? { reader.focusedElement }

  /// Hands over each stop from the first to the last; the cursor stays where it is.
  public func forEachStop(_ body: (Stop) -> Void) { reader.forEachStop(body) }

  /// How fast is spoken, in percent, as a person has set it up.
  public var speechRate: Int {
    get { reader.settings.speechRate }
    set { reader.settings.speechRate = min(max(newValue, 0), 100) }
  }

  /// What was planned, or left paused before it was said, and will not come if the session ends now.
  public var leftovers: [Heard] {
    let deeds = appScript.undone.map { Heard.note(.neverDone($0.line, at: $0.time)) }
    return gesturesLeft + deeds + reader.leftPaused.map { .note($0) }
  }

  /// The gestures that were planned and have not been made.
  var gesturesLeft: [Heard] {
    reader.plannedGestures.map { .note(.neverDone("\($0.gesture)", at: $0.time)) }
  }

  /// The lines that can be typed now.
  public var completions: [String] {
    SessionCompletion.lines(on: reader.focusedElement, in: screen.conversation)
  }

  /// The rules by which the cursor came to where it is, and those of what is said there.
  var rules: [AccessibilityRule] {
    reader.cursor == nil ? [] : reader.rulesOfArrival + reader.rulesUnderCursor
  }

  mutating func apply(_ setting: TranscriptSetting) throws(SessionError) {
    switch try SessionCommand(parsing: "set \(setting)") {
    case .reader(.set(let setting, let value)): reader.settings.set(setting, to: value)
    case .environment(let setting): try setting.apply(to: screen.views, showing: appOutput)
    default: throw .refused("'\(setting)' is not a setting")
    }
  }

  private mutating func carryOut(
    _ command: ReaderCommand, hearing: (Heard) -> Void
  ) throws(SessionError) {
    do {
      try reader.perform(command, hearing: hearing)
    } catch {
      throw .refused("\(error)")
    }
  }

  private mutating func perform(
    _ deed: AppScript.Deed, hearing: (Heard) -> Void
  ) throws(SessionError) {
    try appScript.perform(deed)
    for heard in reader.listen() { hearing(heard) }
  }

  private func listSettings(_ hearing: (Heard) -> Void) {
    for setting in ReaderSetting.allCases {
      let value = setting.word(for: reader.settings.value(of: setting))
      hearing(.answer("\(setting.rawValue) \(value): \(setting.help)"))
    }
    let environment = EnvironmentSetting.current(of: screen.views, showing: appOutput)
    for setting in environment { hearing(.answer("\(setting): \(setting.help)")) }
  }

  private func printTree(_ hearing: (Heard) -> Void) {
    var isEmpty = true
    TreeText(of: screen.source).forEachLine { line in
      isEmpty = false
      hearing(.answer(line))
    }
    if isEmpty { hearing(.note(.nothingToFocus)) }
  }

  private func explain(_ hearing: (Heard) -> Void) {
    guard reader.cursor != nil else { return hearing(.note(.nothingToFocus)) }
    for rule in reader.rulesOfArrival { hearing(.answer("came here by \(rule.citation)")) }
    for rule in reader.rulesUnderCursor { hearing(.answer(rule.citation)) }
  }
}
