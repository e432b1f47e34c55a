import EarshotTree

/// Small screens to explore.
@MainActor
enum SampleSources {
  /// Lamps that are switched one by one, independent of each other.
  static func lamps(_ count: Int) -> ModelSource<Set<Int>> {
    ModelSource(
      [],
      exposing: { lit in
        (0..<count).map {
          AccessibilityElement(
            id: .init(rawValue: "lamp\($0)"), label: "Lamp \($0)", traits: .switchButton
          ).holding(lit.contains($0) ? "1" : "0")
        }
      },
      onPerform: { source, action, id in
        guard action == .activate, let number = Int(id.rawValue.dropFirst(4)) else {
          return .refused(.noAction)
        }
        source.model.formSymmetricDifference([number])
        return .performed
      })
  }

  /// A message with a menu that a touch opens which is held, and that escape closes.
  static func menu() -> ModelSource<Bool> {
    let message = AccessibilityElement(id: "message", label: "Lunch?", traits: .staticText)
    let entries = ["Reply", "Copy"].map {
      AccessibilityElement(id: .init(rawValue: $0), label: $0, traits: .button)
    }
    let source = ModelSource(
      false, exposing: { $0 ? entries : [message] },
      onPerform: { source, action, id in
        switch (action, id) {
        case (.touchAndHold, "message"): source.model = true
        case (.escape, "modal"), (.activate, "Copy"): source.model = false
        case (.activate, "Reply"): break
        default: return .refused(.noAction)
        }
        return .performed
      })
    source.modal = { $0 ? entries.map(\.id) : [] }
    return source
  }

  /// A button that shows something when it is pressed for the second time, and one behind it.
  static func secondTap() -> ModelSource<Int> {
    let buttons = ["first", "last"].map {
      AccessibilityElement(id: .init(rawValue: $0), label: $0, traits: .button)
    }
    let found = AccessibilityElement(id: "found", label: "Found", traits: .staticText)
    return ModelSource(
      0, exposing: { $0 == 2 ? [found] + buttons : buttons },
      onPerform: { source, action, id in
        guard action == .activate else { return .refused(.noAction) }
        if id == "first" { source.model += 1 }
        return .performed
      })
  }

  /// A number that grows without end.
  static func counter() -> ModelSource<Int> {
    ModelSource(
      0,
      exposing: {
        [AccessibilityElement(id: "more", label: "More", traits: .button).holding("\($0)")]
      },
      onPerform: { source, action, _ in
        guard action == .activate else { return .refused(.noAction) }
        source.model += 1
        return .performed
      })
  }

  /// A clock that ticks, and a button that does nothing.
  static func ticking() -> ModelSource<Int> {
    let source = ModelSource(
      0,
      exposing: {
        [
          AccessibilityElement(id: "time", label: "Time", value: "\($0)"),
          AccessibilityElement(id: "end", label: "End", traits: .button),
        ]
      })
    tick(source)
    return source
  }

  /// A clock that ticks beside a button that does nothing, one that puts the clock back, and one that
  /// says for a while that something was copied.
  static func busyClock() -> ModelSource<Clock> {
    let source = ModelSource(
      Clock(),
      exposing: { clock in
        [AccessibilityElement(id: "time", label: "Time", value: "\(clock.time)")]
          + ["nothing", "back", "copy"].map {
            AccessibilityElement(id: .init(rawValue: $0), label: $0, traits: .button)
          }
          + (clock.isCopied ? [AccessibilityElement(id: "toast", label: "Copied")] : [])
      },
      onPerform: { source, action, id in
        guard action == .activate, id != "time" else { return .refused(.noAction) }
        if id == "back" { source.model.time = 0 }
        if id == "copy" {
          source.model.isCopied = true
          source.clock.schedule(after: .seconds(2)) { source.model.isCopied = false }
        }
        return .performed
      })
    func tick() {
      source.clock.schedule(after: .seconds(1)) { [weak source] in
        source?.model.time += 1
        tick()
      }
    }
    tick()
    return source
  }

  /// A time, and whether something was copied just now.
  struct Clock: Hashable {
    var time = 0
    var isCopied = false
  }

  private static func tick(_ source: ModelSource<Int>) {
    source.clock.schedule(after: .seconds(1)) { [weak source] in
      guard let source else { return }
      source.model += 1
      tick(source)
    }
  }

  /// A button that fails.
  static func faulty() -> ModelSource<Bool> {
    ModelSource(
      false, exposing: { _ in [AccessibilityElement(id: "row", label: "Row", traits: .button)] },
      onPerform: { source, action, _ in
        guard action == .activate else { return .refused(.noAction) }
        source.send(.fault("the row is out of range"))
        return .performed
      })
  }

  /// A message that tells the number of the opening once it is activated.
  static func numbered(_ number: Int) -> ModelSource<Bool> {
    ModelSource(
      false,
      exposing: { isOpen in
        [AccessibilityElement(id: "one", label: isOpen ? "Opened as \(number)" : "Closed")]
      },
      onPerform: { source, action, _ in
        guard action == .activate, !source.model else { return .refused(.noAction) }
        source.model = true
        return .performed
      })
  }

  /// A message that shows as many more as the screen was opened, once it is activated.
  static func growing(_ number: Int) -> ModelSource<Bool> {
    ModelSource(
      false,
      exposing: { isOpen in
        [AccessibilityElement(id: "one", label: "One")]
          + (0..<(isOpen ? number : 0)).map {
            AccessibilityElement(id: .init(rawValue: "more\($0)"), label: "More")
          }
      },
      onPerform: { source, action, id in
        guard action == .activate, id == "one", !source.model else { return .refused(.noAction) }
        source.model = true
        return .performed
      })
  }

  /// A button that opens something only when it was activated so often.
  static func patient(_ times: Int) -> ModelSource<Int> {
    ModelSource(
      0,
      exposing: { [AccessibilityElement(id: "one", label: $0 < times ? "Closed" : "Open")] },
      onPerform: { source, action, _ in
        guard action == .activate || action == .touchAndHold else { return .refused(.noAction) }
        source.model += 1
        return .performed
      })
  }

  /// An element with which everything can be done, and which changes by one deed only.
  static func everything(answering wanted: AccessibilityAction) -> ModelSource<Bool> {
    var element = AccessibilityElement(id: "one", label: "One")
    switch wanted {
    case .setText: element.traits = .textEntry
    default:
      element.traits = .adjustable
      element.customActions = AccessibilityCustomAction.numbering(["Pin", "Pin"])
    }
    return ModelSource(
      false,
      exposing: { isDone in
        [element] + (isDone ? [AccessibilityElement(id: "done", label: "Done")] : [])
      },
      onPerform: { source, action, id in
        guard action == wanted, id == "one" else { return .refused(.noAction) }
        source.model = true
        return .performed
      })
  }

  /// A field that holds something.
  static func field(_ text: String) -> ModelSource<String> {
    ModelSource(
      text,
      exposing: {
        [AccessibilityElement(id: "field", label: "Name", value: $0, traits: .textEntry)]
      },
      onPerform: { source, action, _ in
        guard case .setText(let text) = action else { return .refused(.noAction) }
        source.model = text.filter { $0 != "\n" }
        return .performed
      })
  }

  /// The menu, opening after one second and a half.
  static func slowMenu() -> ModelSource<Bool> {
    let source = menu()
    let performAtOnce = source.onPerform
    source.onPerform = { source, action, id in
      guard action == .touchAndHold, id == "message" else {
        return performAtOnce(source, action, id)
      }
      source.clock.schedule(after: .seconds(1.5)) { source.model = true }
      return .performed
    }
    return source
  }

  /// Messages, by their numbers.
  struct Messages: Hashable {
    var numbers = [0, 1]
    var sent = 0
  }

  /// Messages that can be deleted, and a button that sends two more.
  static func messages(naming name: @escaping (Int) -> String) -> ModelSource<Messages> {
    func id(_ number: Int, _ place: Int) -> AccessibilityElement.ID {
      .init(rawValue: "/0/[\(name(number))]/\(place)")
    }
    return ModelSource(
      Messages(),
      exposing: { messages in
        messages.numbers.flatMap { number in
          [
            AccessibilityElement(id: id(number, 0), label: "Message \(number)"),
            AccessibilityElement(
              id: id(number, 1), label: "Delete message \(number)", traits: .button),
          ]
        } + [AccessibilityElement(id: "/1", label: "Send", traits: .button)]
      },
      onPerform: { source, action, element in
        guard action == .activate else { return .refused(.noAction) }
        if element == "/1", source.model.sent < 2 {
          source.model.numbers.append(2 + source.model.sent)
          source.model.sent += 1
        } else if source.model.numbers.contains(where: { id($0, 1) == element }) {
          source.model.numbers.removeAll { id($0, 1) == element }
        } else {
          return .refused(.noAction)
        }
        return .performed
      })
  }

  /// A greeting, and a switch.
  static func greeting(_ words: String) -> ModelSource<Bool> {
    ModelSource(
      false,
      exposing: { isOn in
        [
          AccessibilityElement(id: "/0", label: words),
          AccessibilityElement(id: "/1", label: "Mute", traits: .switchButton)
            .holding(isOn ? "1" : "0"),
        ]
      },
      onPerform: { source, action, id in
        guard action == .activate, id == "/1" else { return .refused(.noAction) }
        source.model.toggle()
        return .performed
      })
  }

  /// A button that shows for a while that something was copied, with a button without a name where
  /// that is asked for.
  static func toast(
    after delay: Double = 0, for time: Double = 2, button: Bool = false
  ) -> ModelSource<Bool> {
    let copy = AccessibilityElement(id: "copy", label: "Copy", traits: .button)
    let toast =
      [AccessibilityElement(id: "toast", label: "Copied", traits: .staticText)]
      + (button ? [AccessibilityElement(id: "undo", traits: .button)] : [])
    return ModelSource(
      false, exposing: { [copy] + ($0 ? toast : []) },
      onPerform: { source, action, id in
        guard action == .activate, id == "copy" else { return .refused(.noAction) }
        let show: @MainActor () -> Void = { source.model = true }
        if delay == 0 { show() } else { _ = source.clock.schedule(after: .seconds(delay), show) }
        source.clock.schedule(after: .seconds(delay + time)) { source.model = false }
        return .performed
      })
  }

  /// Letters that can be deleted, which says for a while that they are, with a button that brings
  /// something up which stays and has no name.
  static func letters(_ count: Int, after delay: Double = 0) -> ModelSource<Letters> {
    ModelSource(
      Letters(numbers: Array(0..<count)),
      exposing: { letters in
        letters.numbers.map {
          AccessibilityElement(id: .init(rawValue: "/0/[\($0)]"), label: "Delete", traits: .button)
        }
          + (letters.showsUndo
            ? [AccessibilityElement(id: "/1", label: "Undo", traits: .button)] : [])
          + (letters.isUndone ? [AccessibilityElement(id: "/2", traits: .button)] : [])
      },
      onPerform: { source, action, id in
        guard action == .activate, id != "/2" else { return .refused(.noAction) }
        guard id != "/1" else {
          source.model.isUndone = true
          source.send(.fault("nothing to undo"))
          return .performed
        }
        source.model.numbers.removeAll { id == .init(rawValue: "/0/[\($0)]") }
        source.clock.schedule(after: .seconds(delay)) { source.model.showsUndo = true }
        source.clock.schedule(after: .seconds(delay + 3)) { source.model.showsUndo = false }
        return .performed
      })
  }

  /// Letters, by their numbers.
  struct Letters: Hashable {
    var numbers: [Int]
    var showsUndo = false
    var isUndone = false
  }

  /// Rows that can be liked, one of which may be a link, and one without a name.
  static func rows(
    _ count: Int, special: Int? = nil, nameless: Int? = nil
  ) -> ModelSource<Set<Int>> {
    ModelSource(
      [],
      exposing: { liked in
        (0..<count).map { row in
          AccessibilityElement(
            id: .init(rawValue: "/0/[\(row)]"), label: row == nameless ? nil : "Like \(row)",
            traits: row == special ? .link : .button
          ).holding(liked.contains(row) ? "liked" : nil)
        }
      },
      onPerform: { source, action, id in
        guard action == .activate, let row = Int(id.rawValue.dropFirst(4).dropLast()) else {
          return .refused(.noAction)
        }
        source.model.formSymmetricDifference([row])
        return .performed
      })
  }

  /// A stage whose curtain is drawn by a button, and torn by a finger.
  static func curtain() -> ModelSource<Int> {
    let words = ["Closed", "Open", "Torn"]
    let source = ModelSource(
      0, exposing: { [AccessibilityElement(id: "stage", label: words[$0], traits: .button)] },
      onPerform: { source, action, _ in
        guard action == .activate, source.model == 0 else { return .refused(.noAction) }
        source.model = 1
        return .performed
      })
    source.draw = { state in
      state == 1 ? [DrawnPart(id: "curtain", kind: .shape(paint: "red"), touches: [.tap])] : []
    }
    source.onTouch = { source, _ in source.model = 2 }
    return source
  }
}

extension AccessibilityElement {
  /// The same with a value.
  func holding(_ value: String?) -> AccessibilityElement {
    var element = self
    element.value = value
    return element
  }
}
