import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("What the Audio Graph rotor does")
struct ScreenReaderChartTests {
  private func steps(series: Int = 1, points: Int = 2) -> ElementListSource {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Steps", hasChart: true),
      AccessibilityElement(id: "b", label: "Mon", value: "4,000", hasChart: true),
      .named("c"),
    ])
    let days = ["Mon", "Tue", "Wed"]
    let data = (0..<series).map { index in
      AccessibilityChart.Series(
        name: index == 0 ? "Walks" : "Runs", isContinuous: true,
        points: (0..<points).map {
          AccessibilityChart.Point(values: [days[$0 % 3], "\($0 + 4),000"])
        })
    }
    source.charts["a"] = AccessibilityChart(
      title: "Steps a day", summary: "More on Tuesday",
      axes: [
        AccessibilityChart.Axis(title: "Day", extent: .categories(["Mon", "Tue"])),
        AccessibilityChart.Axis(title: "Steps", extent: .numbers(from: "0", to: "5,000")),
      ],
      series: data)
    return source
  }

  @Test("It offers to describe the chart, to play it, and to go into details")
  func choices() throws {
    var reader = ScreenReader(opening: steps())

    #expect(
      try reader.lines(after: .rotor(.current))
        == [
          "[rotor: not turned to anything]", "| Audio Graph", "| Characters", "| Words",
          "| Speech Rate", "| Language",
        ])
    #expect(try reader.lines(after: .rotor(.next)) == ["Audio Graph"])
    #expect(try reader.lines(after: .up) == ["[boundary]"])
    #expect(try reader.lines(after: .down) == ["Describe Chart"])
    #expect(try reader.lines(after: .down) == ["Play Audio Graph"])
    #expect(try reader.lines(after: .down) == ["Chart Details"])
    #expect(try reader.lines(after: .down) == ["[boundary]"])
  }

  @Test("A description has the title, the summary, the axes and the data")
  func describe() throws {
    var reader = ScreenReader(opening: steps(series: 2))

    #expect(
      try reader.lines(after: .rotor(.named("audio graph")), .down, .activate) == [
        "Steps a day. More on Tuesday. X axis: Day, 2 categories from Mon to Tue. "
          + "Y axis: Steps, from 0 to 5,000. 2 data series, Walks, 2 data points, "
          + "Runs, 2 data points"
      ])
  }

  @Test("Playing is a sound, and the details are the data")
  func playAndDetails() throws {
    var reader = ScreenReader(opening: steps())

    #expect(
      try reader.lines(after: .rotor(.next), .down, .down, .activate) == ["[audio graph]"])
    #expect(try reader.lines(after: .down, .activate) == ["Mon, 4,000", "Tue, 5,000"])
  }

  @Test("Several series are told apart, and endless data are cut short")
  func details() throws {
    var several = ScreenReader(opening: steps(series: 2, points: 1))
    var endless = ScreenReader(opening: steps(points: 1_001))
    var empty = ScreenReader(opening: steps(series: 0))
    let toDetails: [ReaderCommand] = [.rotor(.next), .down, .down, .down]
    for command in toDetails {
      _ = try several.perform(command)
      _ = try endless.perform(command)
      _ = try empty.perform(command)
    }

    #expect(
      try several.lines(after: .activate)
        == ["Walks, 1 data point", "Mon, 4,000", "Runs, 1 data point", "Mon, 4,000"])
    let lines = try endless.lines(after: .activate)
    #expect(lines.count == 1_001)
    #expect(lines.last == "[chart: more than 1000 data points, the rest left out]")
    #expect(try empty.lines(after: .activate) == ["[silence]"])
  }

  @Test("The rotor stays on the elements of the chart, and stands at its beginning again")
  func moving() throws {
    var reader = ScreenReader(opening: steps())
    _ = try reader.lines(after: .rotor(.next), .down, .next)

    #expect(try reader.lines(after: .activate) == ["[nothing happened: no action]"])
    #expect(try reader.lines(after: .down) == ["Describe Chart"])
    #expect(try reader.lines(after: .activate) == ["[nothing happened: not offered any more]"])
    #expect(try reader.lines(after: .next, .down) == ["[rotor: not turned to anything]"])
  }
}
