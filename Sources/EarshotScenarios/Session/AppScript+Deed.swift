import EarshotReader
import EarshotText
import EarshotTree

extension AppScript {
  /// One thing that happens in the app.
  struct Deed: Hashable {
    /// What happens.
    enum Event: Hashable {
      /// The app tells assistive technology something.
      case post(AccessibilityNotification)
      /// Somebody changes the conversation.
      case conversation(ConversationChange)
    }

    /// A change of the conversation.
    enum ConversationChange: Hashable {
      case react(person: String, emoji: String, message: String)
      case arrive(person: String, text: String)
      case edit(message: String, text: String)
      case delete(message: String)
    }

    let event: Event
    /// How long it takes until it happens; nil for now.
    let delay: Duration?
    /// What was written, without the delay.
    let line: String
  }
}

extension AppScript.Deed {
  /// The forms of the command, as help shows them.
  static let forms: [(name: String, arguments: String, help: String)] = [
    ("announce", "[low|default|high] TEXT", "The app announces something."),
    ("layout-changed", "[ID]", "Part of the screen is another."),
    ("screen-changed", "[ID]", "The whole screen is another."),
    ("react", "PERSON EMOJI MESSAGE", "Somebody reacts; both are named by their ids."),
    ("arrive", "PERSON TEXT", "A message arrives from somebody."),
    ("edit", "MESSAGE TEXT", "A message is changed."),
    ("delete", "MESSAGE", "A message is deleted."),
  ]

  /// Reads `app …`, which may end in `in SECONDS`; an identifier with a space stands in quotes.
  init(parsing line: String) throws(SessionError) {
    var text = line
    delay = Self.takeDelay(from: &text)
    self.line = text.trimmingWhiteSpace()
    var words = WordScanner(text)
    _ = words.next()
    event = try Self.event(words.next()?.lowercased() ?? "", &words)
  }

  private static func takeDelay(from text: inout String) -> Duration? {
    let words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map(Substring.init)
    guard words.count >= 4, words[words.count - 2].lowercased() == "in",
      let delay = Duration(decimalSeconds: String(words[words.count - 1]))
    else { return nil }
    text = String(text[..<words[words.count - 2].startIndex])
    return delay
  }

  private static func event(
    _ name: String, _ words: inout WordScanner
  ) throws(SessionError) -> Event {
    let event: Event? =
      switch name {
      case "announce": announcement(&words)
      case "layout-changed": .post(.layoutChanged(focus: element(&words)))
      case "screen-changed": .post(.screenChanged(focus: element(&words)))
      case "react": reaction(&words)
      case "arrive": arrival(&words)
      case "edit": edit(&words)
      case "delete": words.next().map { .conversation(.delete(message: $0)) }
      default: nil
      }
    guard let event, words.isAtEnd else { throw malformed(name) }
    return event
  }

  private static func announcement(_ words: inout WordScanner) -> Event? {
    var rest = words
    let word = rest.next()?.lowercased()
    guard let priority = word.flatMap(AccessibilityNotification.Priority.init) else {
      return takeText(&words).map { .post(.announcement($0)) }
    }
    words = rest
    return takeText(&words).map { .post(.announcement($0, priority: priority)) }
  }

  private static func element(_ words: inout WordScanner) -> AccessibilityElement.ID? {
    words.next().map(AccessibilityElement.ID.init(rawValue:))
  }

  private static func reaction(_ words: inout WordScanner) -> Event? {
    guard let person = words.next(), let emoji = words.next(), let message = words.next() else {
      return nil
    }
    return .conversation(.react(person: person, emoji: emoji, message: message))
  }

  private static func arrival(_ words: inout WordScanner) -> Event? {
    guard let person = words.next(), let text = takeText(&words) else { return nil }
    return .conversation(.arrive(person: person, text: text))
  }

  private static func edit(_ words: inout WordScanner) -> Event? {
    guard let message = words.next(), let text = takeText(&words) else { return nil }
    return .conversation(.edit(message: message, text: text))
  }

  /// Takes all that is left, with the spaces in it.
  private static func takeText(_ words: inout WordScanner) -> String? {
    defer { words = WordScanner("") }
    return words.isAtEnd ? nil : words.text
  }

  private static func malformed(_ name: String) -> SessionError {
    if let form = forms.first(where: { $0.name == name }) {
      return .refused("expected 'app \(form.name) \(form.arguments)'")
    }
    guard !name.isEmpty else {
      return .refused("'app' needs an event: \(forms.map(\.name).joined(separator: ", "))")
    }
    return .refused(
      "unknown event \(PrintableText.quoting(name)) of 'app'"
        + NearestName.help(for: name, among: forms.map(\.name)))
  }
}
