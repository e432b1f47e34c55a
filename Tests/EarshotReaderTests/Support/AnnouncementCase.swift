import EarshotTestSupport
import EarshotTree

/// Things that happen while time passes, and what is heard of them.
struct AnnouncementCase: Sendable {
  enum Event: Sendable {
    case announce(String, AccessibilityNotification.Priority)
    case focus(AccessibilityElement.ID)
    case change(AccessibilityElement.ID, String)

    @MainActor
    func happen(in source: ElementListSource) {
      switch self {
      case .announce(let words, let priority):
        source.post(.announcement(words, priority: priority))
      case .focus(let id): source.post(.layoutChanged(focus: id))
      case .change(let id, let value): source.update(id) { $0.value = value }
      }
    }

    static func random(_ number: Int, using generator: inout SeededGenerator) -> Event {
      let id = AccessibilityElement.ID(
        rawValue: ["a", "b", "c"].randomElement(using: &generator) ?? "a")
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: return .focus(id)
      case 1: return .change(id, "\(number)")
      default:
        let priority = AccessibilityNotification.Priority.allCases.randomElement(using: &generator)
        let length = Int.random(in: 0..<30, using: &generator)
        return .announce(
          "\(number)" + String(repeating: "x", count: length), priority ?? .default)
      }
    }
  }

  let name: String
  /// What happens after how many milliseconds.
  let events: [(Int, Event)]
  let heard: [String]
  let fates: [String]

  static let all: [AnnouncementCase] = [
    AnnouncementCase(
      name: "said alone", events: [(1000, .announce("Connected", .default))],
      heard: ["Connected"], fates: ["| 1 s, default: Connected: spoken"]),
    AnnouncementCase(
      name: "default waits for default",
      events: [
        (1000, .announce("Connecting to the server", .default)),
        (1500, .announce("Connected", .default)),
      ],
      heard: ["Connecting to the server", "Connected"],
      fates: [
        "| 1 s, default: Connecting to the server: spoken", "| 1.5 s, default: Connected: spoken",
      ]),
    AnnouncementCase(
      name: "default is cut by the cursor",
      events: [(1000, .announce("Connecting to the server", .default)), (1200, .focus("b"))],
      heard: ["Con", "[cut after 3 characters, the cursor moved]", "B"],
      fates: [
        "| 1 s, default: Connecting to the server: cut after 3 characters, the cursor moved"
      ]),
    AnnouncementCase(
      name: "default that is over is not cut",
      events: [(1000, .announce("abcdefghijklmno", .default)), (2000, .focus("b"))],
      heard: ["abcdefghijklmno", "B"], fates: ["| 1 s, default: abcdefghijklmno: spoken"]),
    AnnouncementCase(
      name: "default is dropped where nothing was heard of it yet",
      events: [(1000, .announce("Connected", .default)), (1050, .focus("b"))],
      heard: ["[not said: Connected: the cursor moved]", "B"],
      fates: ["| 1 s, default: Connected: dropped, the cursor moved"]),
    AnnouncementCase(
      name: "default that waits is dropped when the cursor moves",
      events: [
        (1000, .announce("Connecting to the server", .high)),
        (1100, .announce("Connected", .default)), (1200, .focus("b")),
      ],
      heard: ["Connecting to the server", "[not said: Connected: the cursor moved]", "B"],
      fates: [
        "| 1 s, high: Connecting to the server: spoken",
        "| 1.1 s, default: Connected: dropped, the cursor moved",
      ]),
    AnnouncementCase(
      name: "at the same moment the cursor comes first",
      events: [(1000, .announce("Reacted", .default)), (1000, .focus("b"))],
      heard: ["B", "Reacted"], fates: ["| 1 s, default: Reacted: spoken"]),
    AnnouncementCase(
      name: "high at the same moment does not cut the cursor's speech",
      events: [(1000, .announce("Reacted", .high)), (1000, .focus("b"))],
      heard: ["B", "Reacted"], fates: ["| 1 s, high: Reacted: spoken"]),
    AnnouncementCase(
      name: "high cuts default",
      events: [
        (1000, .announce("Connecting to the server", .default)),
        (1400, .announce("Connection lost", .high)),
      ],
      heard: [
        "Connec", "[cut after 6 characters, an announcement of high priority came]",
        "Connection lost",
      ],
      fates: [
        "| 1 s, default: Connecting to the server: "
          + "cut after 6 characters, an announcement of high priority came",
        "| 1.4 s, high: Connection lost: spoken",
      ]),
    AnnouncementCase(
      name: "high waits for high, and default for both",
      events: [
        (1000, .announce("The battery is empty", .high)), (1100, .announce("Saved", .default)),
        (1200, .announce("Switching off", .high)),
      ],
      heard: ["The battery is empty", "Switching off", "Saved"],
      fates: [
        "| 1 s, high: The battery is empty: spoken", "| 1.1 s, default: Saved: spoken",
        "| 1.2 s, high: Switching off: spoken",
      ]),
    AnnouncementCase(
      name: "low waits",
      events: [
        (1000, .announce("Connecting to the server", .default)),
        (1100, .announce("Ana is here", .low)),
      ],
      heard: ["Connecting to the server", "Ana is here"],
      fates: [
        "| 1 s, default: Connecting to the server: spoken", "| 1.1 s, low: Ana is here: spoken",
      ]),
    AnnouncementCase(
      name: "low is dropped when something later is said before it",
      events: [
        (1000, .announce("Connecting to the server", .default)),
        (1100, .announce("Ana is here", .low)), (1200, .announce("Connected", .default)),
      ],
      heard: [
        "Connecting to the server",
        "[not said: Ana is here: something that came later was said first]", "Connected",
      ],
      fates: [
        "| 1 s, default: Connecting to the server: spoken",
        "| 1.1 s, low: Ana is here: dropped, something that came later was said first",
        "| 1.2 s, default: Connected: spoken",
      ]),
    AnnouncementCase(
      name: "low is dropped when the cursor moves before it",
      events: [
        (1000, .announce("Connecting to the server", .high)),
        (1100, .announce("Ana is here", .low)), (1200, .focus("b")),
      ],
      heard: [
        "Connecting to the server", "[not said: Ana is here: the cursor moved]", "B",
      ],
      fates: [
        "| 1 s, high: Connecting to the server: spoken",
        "| 1.1 s, low: Ana is here: dropped, the cursor moved",
      ]),
    AnnouncementCase(
      name: "one low waits for another",
      events: [(1000, .announce("Ana is here", .low)), (1100, .announce("Ben is here", .low))],
      heard: ["Ana is here", "Ben is here"],
      fates: ["| 1 s, low: Ana is here: spoken", "| 1.1 s, low: Ben is here: spoken"]),
    AnnouncementCase(
      name: "a change waits for what is said, and drops what is low",
      events: [
        (1000, .announce("Connecting to the server", .default)),
        (1100, .announce("Ben is here", .low)), (1200, .change("a", "Edited")),
      ],
      heard: [
        "Connecting to the server",
        "[not said: Ben is here: something that came later was said first]", "Edited",
      ],
      fates: [
        "| 1 s, default: Connecting to the server: spoken",
        "| 1.1 s, low: Ben is here: dropped, something that came later was said first",
      ]),
  ]
}
