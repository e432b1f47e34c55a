import EarshotReader
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("A chart is an element for each mark, and an audio graph")
struct ChartTests {
  @Test("Each mark is named by its place and holds its measure, with its series")
  func lines() {
    #expect(
      stops(of: LineChart()) == ["Mon, 4,000, City", "Tue, 5,500, City", "Mon, 1,200, Beach"])
  }

  @Test("A chart can be named; what is written beside a mark is read after it, a rule by its name")
  func bars() {
    #expect(
      stops(of: BarChart(goal: 5_000)) == [
        "Sales by day, Mon, 4,000", "4000", "Tue, 5,500", "5500", "Goal, 5,000",
      ])
    #expect(stops(of: BarChart()).count == 4)
  }

  @Test("What is drawn of a chart is written in the view of the app that has it")
  func viewNames() {
    let parts = ViewSource(LineChart()).drawnContent(rowLimit: 1)?.parts ?? []

    #expect(Set(parts.map(\.view)) == ["LineChart"])
  }

  @Test("A mark may say something else, or nothing")
  func spoken() {
    let source = ViewSource(SpokenChart())

    #expect(stops(of: SpokenChart()) == ["0 o'clock, 18 degrees", "2 o'clock, 20 degrees"])
    #expect(source.firstElement()?.identifier == "hour-0")
  }

  @Test("Ranges are said from end to end, and sideways bars are named by their names")
  func mixed() {
    #expect(stops(of: MixedChart()).prefix(3) == ["1 to 5, 0 to 10", "1, 1 to 2", "Ana, 12"])
  }

  @Test("A sector is named by its series")
  func sectors() {
    #expect(stops(of: PieChart()) == ["City, 5,500", "Beach, 1,200"])
  }

  @Test("A date is said to the day that it stands for")
  func dates() {
    #expect(stops(of: DateChart()) == ["Nov 14, 2023, 0.5", "Nov 15, 2023, 1.5"])
  }

  @Test("The audio graph has the axes by name and the data by series")
  func audioGraph() throws {
    #expect(
      try description(of: LineChart())
        == "X axis: Day, 2 categories from Mon to Tue. Y axis: Sales, from 1,200 to 5,500. "
        + "2 data series, City, 2 data points, Beach, 1 data point")
    #expect(
      try description(of: DateChart())
        == "X axis: Day, from Nov 14, 2023 to Nov 15, 2023. Y axis: Steps, from 0.5 to 1.5. "
        + "1 data series, 2 data points")
    #expect(
      try description(of: PieChart())
        == "X axis: Shop, 2 categories from City to Beach. Y axis: Sales, from 1,200 to 5,500. "
        + "1 data series, 2 data points")
  }

  @Test("What is hidden is not among the data")
  func hidden() throws {
    #expect(
      try description(of: SpokenChart())
        == "X axis: Hour, from 0 to 2. Y axis: Degrees, from 18.5 to 20.5. "
        + "1 data series, 2 data points")
  }

  @Test("A description of the app's own stands in place of the chart's")
  func described() throws {
    #expect(
      try description(of: DescribedChart())
        == "Sales by day. Most on Tuesday. X axis: Day, 2 categories from Mon to Tue. "
        + "Y axis: Sales, from 0 sales to 6000 sales. 1 data series, City, 1 data point")
  }

  @Test("A mark that stays the same keeps its identity when others come before it")
  func identity() {
    let one = ViewSource(LineChart()).allIDs
    let other = ViewSource(LineChart()).allIDs

    #expect(one == other)
    #expect(Set(one).count == 3)
  }

  private func stops(of view: some View) -> [String] {
    let source = ViewSource(view)
    var reader = ScreenReader(reading: source)
    var lines = reader.screenAppeared().map { $0.line() }
    while reader.cursor != source.lastElement()?.id, lines.count < 20 {
      lines += (try? reader.perform(.next).map { $0.line() }) ?? []
    }
    return lines
  }

  private func description(of view: some View) throws -> String {
    var reader = ScreenReader(reading: ViewSource(view))
    _ = reader.screenAppeared()
    _ = try reader.perform(.rotor(.named("audio graph")))
    _ = try reader.perform(.down)
    return try reader.perform(.activate).map { $0.line() }.joined(separator: "\n")
  }
}

extension ViewSource {
  fileprivate var allIDs: [EarshotTree.AccessibilityElement.ID] {
    var ids: [EarshotTree.AccessibilityElement.ID] = []
    forEachElement { ids.append($0.id) }
    return ids
  }
}
