import EarshotTree
import SwiftUI
import Testing

@MainActor
@Suite("The part of UIKit's accessibility that SwiftUI code calls")
struct UIAccessibilityTests {
  private nonisolated static let postings: [(UIAccessibility.Notification, String?, [String])] = [
    (.announcement, "Sent", ["Sent"]), (.announcement, nil, []),
    (.layoutChanged, "Results", ["layout", "Results"]), (.screenChanged, nil, ["screen"]),
    (.pageScrolled, "Page 2", ["page Page 2"]),
  ]

  @Test("Posting reaches the screen whose code runs", arguments: postings)
  func post(_ notification: UIAccessibility.Notification, _ argument: String?, _ heard: [String]) {
    let source = ViewSource(
      Button("Post") { UIAccessibility.post(notification: notification, argument: argument) })
    let changes = source.changes()

    if let button = source.firstElement() { _ = source.perform(.activate, on: button.id) }

    #expect(changes.takeAll().compactMap(\.words) == heard)
  }

  @Test("An attributed text is announced by its characters")
  func attributed() {
    let source = ViewSource(Text("a"))
    let changes = source.changes()

    UIAccessibility.post(
      notification: .announcement, argument: NSAttributedString(string: "Sent"))
    UIAccessibility.post(notification: .announcement, argument: 3)

    #expect(changes.takeAll().compactMap(\.words) == ["Sent"])
    #expect(UIAccessibility.isVoiceOverRunning)
  }
}

extension AccessibilityChange {
  fileprivate var words: String? {
    switch self {
    case .posted(.announcement(let words, _)): words
    case .posted(.layoutChanged): "layout"
    case .posted(.screenChanged): "screen"
    case .posted(.pageScrolled(let words)): "page \(words)"
    default: nil
    }
  }
}
