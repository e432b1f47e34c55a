import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("An element can sum up the screen")
struct ScreenReaderSummaryTests {
  private let weather = [
    AccessibilityElement.named("a"),
    AccessibilityElement(id: "b", label: "72 degrees", traits: .summaryElement),
  ]

  @Test("It is said when the app starts, and the cursor is on the first element")
  func summary() throws {
    var reader = ScreenReader(reading: ElementListSource(weather))

    #expect(reader.screenAppeared().lines == ["A", "72 degrees"])
    #expect(reader.cursor == "a")
    #expect(try reader.lines(after: .next) == ["72 degrees"])
  }

  @Test("It is not said twice where it is the first element, nor when the screen changes")
  func once() throws {
    let source = ElementListSource(weather.reversed())
    var reader = ScreenReader(reading: source)

    #expect(reader.screenAppeared().lines == ["72 degrees"])
    source.post(.screenChanged(focus: "a"))
    #expect(reader.listen().lines == ["A"])
  }
}
