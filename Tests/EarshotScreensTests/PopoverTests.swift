import EarshotScreens
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("popover: a menu around a message, as it was published")
struct PopoverTests {
  private let source = ViewSource(PopoverDemo())

  private func open() throws {
    let first = try #require(source.firstElement())
    #expect(source.perform(.touchAndHold, on: first.id) == .performed)
    source.settle()
  }

  @Test("The four messages offer nothing by name, and one of them is long")
  func messages() {
    #expect(source.allElements.count == 4)
    #expect(source.allElements.allSatisfy { $0.customActions.isEmpty && $0.traits == .staticText })
    #expect(source.allElements.contains { (430...470).contains($0.label?.count ?? 0) })
  }

  @Test("The open menu leaves the messages reachable, and says the held one again")
  func openMenu() throws {
    try open()

    #expect(
      source.allStops.suffix(11) == [
        "👍", "👎", "😄", "🔥", "💕", "⚠️", "❓", "Did the seeds come?", "Reply", "Copy", "Unsend",
      ])
    #expect(source.allElements.count == 15)
    #expect(source.allElements.filter { $0.label == "Did the seeds come?" }.count == 2)
  }

  @Test("An emoji takes a tap and has no button trait; there is no escape")
  func defects() throws {
    try open()
    let emoji = try #require(source.allElements.first { $0.label == "🔥" })

    #expect(emoji.traits == .staticText)
    #expect(source.perform(.activate, on: emoji.id) == .performed)
    #expect(source.perform(.escape, on: emoji.id) == .refused(.noAction))
    #expect(source.container(around: emoji.id) == nil)
  }

  @Test("A tapped emoji grows and comes back, whoever asks for less motion")
  func jump() throws {
    source.environment.accessibilityReduceMotion = true
    source.settle()
    try open()
    let changes = source.changes()
    let emoji = try #require(source.allElements.first { $0.label == "🔥" })

    _ = source.perform(.activate, on: emoji.id)
    source.settle()
    source.clock.move(to: .seconds(1))
    source.settle()

    let motions = changes.takeAll().motions
    #expect(motions.map(\.to) == [.number(1.3), .number(1)])
    #expect(motions.map(\.duration) == [.seconds(0.2), .seconds(0.05)])
  }
}
