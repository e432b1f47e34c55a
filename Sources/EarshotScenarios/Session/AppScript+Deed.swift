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
  }
}

extension AppScript.Deed {
  /// The forms of the command, as help shows them.
  static let forms: [(name: String, arguments: String, help: String)] = [
    ("announce", "[low|default|high] TEXT", "The app announces something."),
    ("layout-changed", "[ID]", "Part of the screen is another."),
    ("screen-changed", "[ID]", "The whole screen is another."),
    ("react", "PERSON EMOJI MESSAGE", "Somebody reacts to a message."),
    ("arrive", "PERSON TEXT", "A message arrives."),
    ("edit", "MESSAGE TEXT", "A message is changed."),
    ("delete", "MESSAGE", "A message is deleted."),
  ]

  /// Reads `app …`, which may end in `in SECONDS`.
  init(parsing line: String) throws(SessionError) {
    var words = line.split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
    delay = Self.takeDelay(from: &words)
    event = try Self.event(words)
  }

  private static func takeDelay(from words: inout [String]) -> Duration? {
    guard words.count >= 3, words[words.count - 2].lowercased() == "in",
      let delay = Duration(decimalSeconds: words[words.count - 1])
    else { return nil }
    words.removeLast(2)
    return delay
  }

  private static func event(_ words: [String]) throws(SessionError) -> Event {
    let rest = Array(words.dropFirst())
    switch words.first?.lowercased() {
    case "announce" where !rest.isEmpty: return .post(try announcement(rest))
    case "layout-changed" where rest.count <= 1:
      return .post(.layoutChanged(focus: rest.first.map(AccessibilityElement.ID.init(rawValue:))))
    case "screen-changed" where rest.count <= 1:
      return .post(.screenChanged(focus: rest.first.map(AccessibilityElement.ID.init(rawValue:))))
    case "react" where rest.count == 3:
      return .conversation(.react(person: rest[0], emoji: rest[1], message: rest[2]))
    case "arrive" where rest.count >= 2:
      return .conversation(.arrive(person: rest[0], text: text(rest)))
    case "edit" where rest.count >= 2:
      return .conversation(.edit(message: rest[0], text: text(rest)))
    case "delete" where rest.count == 1: return .conversation(.delete(message: rest[0]))
    case let name: throw malformed(name ?? "")
    }
  }

  private static func announcement(
    _ words: [String]
  ) throws(SessionError) -> AccessibilityNotification {
    guard let priority = AccessibilityNotification.Priority(rawValue: words[0].lowercased()) else {
      return .announcement(words.joined(separator: " "))
    }
    guard words.count > 1 else { throw malformed("announce") }
    return .announcement(text(words), priority: priority)
  }

  private static func text(_ words: [String]) -> String {
    words.dropFirst().joined(separator: " ")
  }

  private static func malformed(_ name: String) -> SessionError {
    if let form = forms.first(where: { $0.name == name }) {
      return .refused("expected 'app \(form.name) \(form.arguments)'")
    }
    return .refused(
      "unknown event \(PrintableText.quoting(name)) of 'app'"
        + NearestName.help(for: name, among: forms.map(\.name)))
  }
}
