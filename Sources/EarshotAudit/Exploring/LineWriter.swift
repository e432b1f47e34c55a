import EarshotReader
import EarshotTree

/// Writes lines of line mode by carrying each of them out.
@MainActor
final class LineWriter {
  /// The lines so far.
  private(set) var lines: [String] = []
  private let screen: LiveScreen

  init(on screen: LiveScreen) { self.screen = screen }

  /// Writes the lines that do something; none where no line does it.
  func write(_ deed: AuditDeed) -> Bool {
    write(deed) { deed != .escape && screen.goesOn }
  }

  /// Writes the lines that do something, and no more of waiting than it takes until an element shows.
  func write(_ deed: AuditDeed, untilShown element: AccessibilityElement.ID?) -> Bool {
    write(deed) { element.map { screen.look()[$0] == nil } ?? false }
  }

  private func write(_ deed: AuditDeed, waitingWhile isEarly: () -> Bool) -> Bool {
    screen.perform(deed) {
      guard let commands = commands(doing: deed), carryOut(commands) else { return false }
      for _ in 0..<Self.longestWait where isEarly() { _ = carryOut([.wait(.seconds(1))]) }
      return true
    }
  }

  /// The commands that do something once the cursor is where they need it, to which lines are written
  /// that bring it there; nil where no line does it.
  func commands(doing deed: AuditDeed) -> [ReaderCommand]? {
    guard case .perform(let action, let element) = deed else {
      return deed == .escape ? [.escape] : nil
    }
    guard let way = way(to: element), carryOut(way), screen.cursor == element else {
      return nil
    }
    return commands(for: action)
  }

  /// Whether the screen looks like one that was seen, apart from words that change by themselves.
  func stands(at state: AuditedScreen, in exploration: Exploration) -> Bool {
    var facts = StateFacts(as: exploration)
    return facts.key(of: screen.look()) == facts.key(of: state)
  }

  /// Carries out commands as they are read back from their lines.
  private func carryOut(_ commands: [ReaderCommand]) -> Bool {
    for command in commands {
      let line = command.description
      guard let read = try? ReaderCommand(parsing: line), read == command, screen.perform(command)
      else { return false }
      lines.append(line)
    }
    return true
  }

  /// In seconds.
  private static let longestWait = 5
}

/// How the cursor comes to an element.
extension LineWriter {
  /// More steps than this are not as easily followed as words to look for.
  private static let fewSteps = 2
  private static let longestWords = 40

  private func way(to element: AccessibilityElement.ID) -> [ReaderCommand]? {
    guard screen.cursor != element else { return [] }
    let look = screen.look()
    guard let destination = look.place(of: element) else { return nil }
    let steps = steps(to: destination, of: look.elements.count, in: look)
    guard steps.count > Self.fewSteps, let words = words(leadingTo: element, in: look) else {
      return steps
    }
    return [.find(words)]
  }

  private func steps(
    to destination: Int, of count: Int, in look: AuditedScreen
  ) -> [ReaderCommand] {
    let fromFirst = [.first] + Array(repeating: ReaderCommand.next, count: destination)
    let fromLast =
      [.last] + Array(repeating: ReaderCommand.previous, count: count - 1 - destination)
    let ends = look.elementsLeftOut ? [fromFirst] : [fromFirst, fromLast]
    let here = screen.cursor.flatMap(look.place).map { place in
      place < destination
        ? Array(repeating: ReaderCommand.next, count: destination - place)
        : Array(repeating: .previous, count: place - destination)
    }
    return ([here].compactMap(\.self) + ends).min { $0.count < $1.count } ?? fromFirst
  }

  /// Words of an element at which a search from here stops there.
  private func words(
    leadingTo element: AccessibilityElement.ID, in look: AuditedScreen
  ) -> String? {
    guard let label = look[element]?.element.label else { return nil }
    let words = label.split(whereSeparator: \.isWhitespace)
    return (1...max(words.count, 1)).lazy
      .map { words.prefix($0).joined(separator: " ") }
      .prefix { $0.count <= Self.longestWords }
      .first { self.screen.destination(ofFinding: $0) == element }
  }
}

/// Which commands do something with the element under the cursor.
extension LineWriter {
  private func commands(for action: AccessibilityAction) -> [ReaderCommand]? {
    switch action {
    case .activate: [.activate]
    case .touchAndHold: [.hold]
    case .custom(let custom): commands(for: custom)
    case .increment: adjustment(by: .up)
    case .decrement: adjustment(by: .down)
    case .setText(let text): commands(forEntering: text)
    case .escape: [.escape]
    case .magicTap: [.magicTap]
    case .scroll(let direction): [.scroll(direction)]
    }
  }

  private func commands(for action: AccessibilityCustomAction) -> [ReaderCommand]? {
    if screen.reader.actions(named: action.name).first == .custom(action) {
      return [.act(action.name)]
    }
    guard let place = screen.reader.focusedElement?.customActions.firstIndex(of: action) else {
      return nil
    }
    return [.rotor(.named(Rotor.actions.name))]
      + Array(repeating: .down, count: place + 1) + [.activate]
  }

  private func adjustment(by swipe: ReaderCommand) -> [ReaderCommand]? {
    guard let element = screen.reader.focusedElement, element.traits.contains(.adjustable) else {
      return nil
    }
    let turn = ReaderCommand.rotor(.named(Rotor.adjustValue.name))
    return element.customActions.isEmpty ? [swipe] : [turn, swipe]
  }

  private func commands(forEntering text: String) -> [ReaderCommand]? {
    guard let field = screen.reader.focusedElement else { return nil }
    let held = field.showsPrompt ? "" : field.value ?? ""
    if text == held + "\n" { return [.returnKey] }
    let deletions = Array(repeating: ReaderCommand.delete, count: held.count)
    return text.isEmpty ? deletions : deletions + [.type(text)]
  }
}
