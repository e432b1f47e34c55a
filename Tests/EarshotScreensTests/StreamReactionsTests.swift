import EarshotScreens
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("stream-reactions: icons that arrive one after another")
struct StreamReactionsTests {
  private let published = ViewSource(StreamReactionsDemo())
  private let accessible = ViewSource(AccessibleStreamReactionsDemo())

  private func hold(in source: ViewSource) throws {
    let message = try #require(source.lastElement())
    #expect(source.perform(.touchAndHold, on: message.id) == .performed)
    source.settle()
  }

  @Test("As published, pictures without labels are elements before anybody sees them")
  func publishedStops() {
    #expect(
      published.allStops == [
        "Reactions", "like", "thumbs_up", "thumbs_down", "lol", "wut_reaction", "portrait",
        "The tide is out, the whole bay is ours",
      ])
    #expect(published.allElements.allSatisfy { $0.customActions.isEmpty })
    #expect(!published.allElements.contains { $0.traits.contains(.button) })
  }

  @Test("Each icon waits longer than the one before, whether it comes or goes")
  func waits() throws {
    let changes = published.changes()
    var waits: [[Duration]] = []

    for _ in 0..<2 {
      try hold(in: published)
      waits.append(changes.takeAll().scales.map(\.delay))
    }

    let expected = [50, 100, 200, 300, 400, 500].map { Duration.milliseconds($0) }
    #expect(waits == [expected, expected])
  }

  @Test("As published, it moves whoever asks for less motion")
  func publishedReduceMotion() throws {
    published.environment.accessibilityReduceMotion = true
    published.settle()
    let changes = published.changes()

    try hold(in: published)

    #expect(changes.takeAll().scales.count == 6)
  }

  @Test("For everyone, the icons are buttons that are there only while they are seen")
  func accessibleStops() throws {
    let message = "The tide is out, the whole bay is ours"
    #expect(accessible.allStops == ["Reactions", message])

    try hold(in: accessible)
    #expect(
      accessible.allStops == [
        "Reactions", "Love", "Thumbs up", "Thumbs down", "Laughing", "Surprised", message,
      ])
    #expect(accessible.allElements.filter { $0.traits.contains(.button) }.count == 5)
  }

  @Test("For everyone, the long press is an action, and less motion is none but fading")
  func accessibleReduceMotion() throws {
    accessible.environment.accessibilityReduceMotion = true
    accessible.settle()
    let changes = accessible.changes()
    let message = try #require(accessible.lastElement())
    let action = try #require(message.customActions.first)
    #expect(action.name == "Show reactions")

    #expect(accessible.perform(.custom(action), on: message.id) == .performed)
    accessible.settle()

    let motions = changes.takeAll().motions
    #expect(motions.map(\.property) == Array(repeating: .opacity, count: 6))
  }
}

extension AccessibilityChange {
  var isMotion: Bool {
    if case .motion = self { true } else { false }
  }
}

extension [AccessibilityChange] {
  var motions: [MotionEvent] {
    compactMap { change in
      if case .motion(let motion) = change { motion } else { nil }
    }
  }

  var scales: [MotionEvent] { motions.filter { $0.property == .scale } }
}
