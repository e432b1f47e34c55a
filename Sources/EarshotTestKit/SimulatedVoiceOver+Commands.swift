import EarshotReader
import EarshotScenarios
import EarshotText
public import EarshotTree

/// What a person does with VoiceOver. Each command yields what was said after it.
extension SimulatedVoiceOver {
  /// Swipes right: the cursor goes to the next element.
  @discardableResult public func next() -> [String] { carryOut(.next) }

  /// Swipes left: the cursor goes to the previous element.
  @discardableResult public func previous() -> [String] { carryOut(.previous) }

  /// The cursor goes to the first element.
  @discardableResult public func first() -> [String] { carryOut(.first) }

  /// The cursor goes to the last element.
  @discardableResult public func last() -> [String] { carryOut(.last) }

  /// Double taps: the action is performed at which the rotor stands.
  @discardableResult public func activate() -> [String] { carryOut(.activate) }

  /// Double taps and holds: a long press is passed through to the app.
  @discardableResult public func hold() -> [String] { carryOut(.hold) }

  /// Performs the custom action of a name, whatever its case; throws where none of this name is
  /// offered under the cursor, with the nearest that is.
  @discardableResult
  public func act(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) throws(VoiceOverError) -> [String] {
    do {
      return try attempt(.act(name))
    } catch {
      let location = CodeLocation(fileID, filePath, line, column)
      throw VoiceOverError(reason: "\(error)", location: location)
    }
  }

  /// Lists the names of what can be done with the element under the cursor, as VoiceOver offers them.
  @discardableResult
  public func actions() -> [String] {
    let start = log.count
    carryOut(.actions)
    return log(since: start).filter { $0.kind == .answer }.map(\.text)
  }

  /// Swipes up: what the rotor is set to, upwards.
  @discardableResult public func up() -> [String] { carryOut(.up) }

  /// Swipes down: what the rotor is set to, downwards.
  @discardableResult public func down() -> [String] { carryOut(.down) }

  /// Turns the rotor to a setting; one that is not offered is reported as a mistake in the test.
  @discardableResult
  public func rotor(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> [String] {
    carryOut(.rotor(.named(name)), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Reads everything from the first element on.
  @discardableResult public func readAll() -> [String] { carryOut(.readAll) }

  /// Reads everything from the element under the cursor on.
  @discardableResult public func readFromHere() -> [String] { carryOut(.readFromHere) }

  /// Scrubs: what was opened last is left.
  @discardableResult public func escape() -> [String] { carryOut(.escape) }

  /// Double taps with two fingers: what matters most is started or stopped.
  @discardableResult public func magicTap() -> [String] { carryOut(.magicTap) }

  /// Turns a page with three fingers.
  @discardableResult
  public func scroll(_ direction: AccessibilityScrollDirection) -> [String] {
    carryOut(.scroll(direction))
  }

  /// Goes to the next element that is described with these words, from the cursor on and around,
  /// among 1,000; words that cannot be heard are reported as a mistake in the test.
  @discardableResult
  public func find(
    _ words: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> [String] {
    guard !words.isInaudible else {
      let message = "'find' needs the text to look for, such as find(\"ferry\")"
      report(message, at: CodeLocation(fileID, filePath, line, column))
      return []
    }
    return carryOut(.find(words))
  }

  /// Enters text into the field under the cursor or in use; no text is reported as a mistake in the
  /// test.
  @discardableResult
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> [String] {
    guard !text.isEmpty else {
      let message = "'type' needs the text to enter, such as type(\"On my way\")"
      report(message, at: CodeLocation(fileID, filePath, line, column))
      return []
    }
    return carryOut(.type(text))
  }

  /// Deletes the last character, or what the element stands for.
  @discardableResult public func delete() -> [String] { carryOut(.delete) }

  /// Presses the return key.
  @discardableResult public func pressReturn() -> [String] { carryOut(.returnKey) }

  /// Changes a setting of the reader or the device, by the names that line mode has for it; one that
  /// is not known is reported as a mistake in the test.
  @discardableResult
  public func set(
    _ name: String, _ value: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> [String] {
    do {
      return try perform(
        "set \(name) \(value)", fileID: fileID, filePath: filePath, line: line, column: column)
    } catch {
      report(error.reason, at: error.location)
      return []
    }
  }

  private func carryOut(_ command: ReaderCommand, at location: CodeLocation) -> [String] {
    do {
      return try attempt(command)
    } catch {
      report("\(error)", at: location)
      return []
    }
  }
}
