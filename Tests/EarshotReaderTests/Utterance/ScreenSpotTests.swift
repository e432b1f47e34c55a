import EarshotTree
import Testing

@testable import EarshotReader

@MainActor
@Suite("Where an element lies is told in thirds of the screen, where its frame is known")
struct ScreenSpotTests {
  @Test(
    "The middle of the frame counts",
    arguments: [
      (0.0, 0.0, "at the top left of the screen"), (150, 0, "at the top of the screen"),
      (290, 0, "at the top right of the screen"), (0, 400, "at the left of the screen"),
      (150, 400, "in the middle of the screen"), (290, 400, "at the right of the screen"),
      (0, 800, "at the bottom left of the screen"), (150, 800, "at the bottom of the screen"),
      (290, 800, "at the bottom right of the screen"), (150, -60, "above the screen"),
      (150, 853, "below the screen"), (-300, 400, "beyond the left edge of the screen"),
      (393, 400, "beyond the right edge of the screen"),
      (343, 832, "at the bottom right of the screen"),
    ])
  func spots(x: Double, y: Double, words: String) throws {
    let frame = AccessibilityFrame(x: x, y: y, width: 100, height: 40)
    let source = ElementListSource([AccessibilityElement(id: "a", label: "A", frame: frame)])
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .whereabouts) == ["A, \(words)"])
    guard case .speech(let utterance) = reader.log.entries.last?.heard else {
      Issue.record("nothing was said")
      return
    }
    #expect(utterance.rules.map(\.id) == ["where.inside-out", "label.spoken", "where.spot"])
  }

  @Test("A frame that is no place is not told, and neither is one that is not known")
  func unknown() throws {
    for frame in [
      AccessibilityFrame(x: .nan, y: 0, width: 1, height: 1),
      AccessibilityFrame(x: 0, y: .infinity, width: 1, height: 1), nil,
    ] {
      let source = ElementListSource([AccessibilityElement(id: "a", label: "A", frame: frame)])
      var reader = ScreenReader(opening: source)

      #expect(try reader.lines(after: .whereabouts) == ["A"])
    }
  }

  @Test("What is said besides comes before it")
  func last() throws {
    let frame = AccessibilityFrame(x: 0, y: 0, width: 393, height: 40)
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Small", traits: .button, language: "de", frame: frame)
    ])
    source.place(["a"], in: AccessibilityContainer(id: "x", kind: .series, label: "Größen"))
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(after: .whereabouts)
        == ["Small, Taste, 1 von 1, Größen, oben auf dem Bildschirm"])
  }
}
