import EarshotReader
import EarshotTree
import EarshotUI
import Testing

private struct Steps: View, AXChartDescriptorRepresentable {
  let counts = [("Mon", 4_000.0), ("Tue", 5_500.0)]

  var body: some View {
    Canvas { _, _ in }
      .accessibilityLabel("Steps")
      .accessibilityChartDescriptor(self)
  }

  func makeChartDescriptor() -> AXChartDescriptor {
    let days = AXCategoricalDataAxisDescriptor(
      title: "Day", categoryOrder: counts.map { $0.0 })
    let steps = AXNumericDataAxisDescriptor(
      title: "Steps", range: 0...6_000, gridlinePositions: []
    ) { "\(Int($0)) steps" }
    let series = AXDataSeriesDescriptor(
      name: "Walks", isContinuous: false,
      dataPoints: counts.map { AXDataPoint(x: $0.0, y: $0.1) })
    return AXChartDescriptor(
      title: "Steps a day", summary: nil, xAxis: days, yAxis: steps, series: [series])
  }
}

@MainActor
@Suite("A chart can be described")
struct ChartDescriptorTests {
  @Test("The description is kept with the element, in the axes' own words")
  func description() throws {
    let source = ViewSource(Steps())
    let element = try #require(source.firstElement())

    #expect(element.label == "Steps" && element.hasChart)
    #expect(
      source.chart(at: element.id)
        == AccessibilityChart(
          title: "Steps a day",
          axes: [
            .init(title: "Day", extent: .categories(["Mon", "Tue"])),
            .init(title: "Steps", extent: .numbers(from: "0 steps", to: "6000 steps")),
          ],
          series: [
            .init(
              name: "Walks", isContinuous: false,
              points: [
                .init(values: ["Mon", "4000 steps"]), .init(values: ["Tue", "5500 steps"]),
              ])
          ]))
    #expect(source.rules(shaping: element.id).map(\.id).contains("chart.described"))
  }

  @Test("Each element in a described container has the chart; others have none")
  func container() {
    let source = ViewSource(
      VStack {
        VStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .contain)
        .accessibilityChartDescriptor(Steps())
        Text("c")
      })

    var charts: [Bool] = []
    source.forEachElement { charts.append($0.hasChart) }
    #expect(charts == [true, true, false])
  }

  @Test("The reader describes it")
  func reader() throws {
    var reader = ScreenReader(reading: ViewSource(Steps()))
    _ = reader.screenAppeared()
    for command in [ReaderCommand.rotor(.named("audio graph")), .down] {
      _ = try reader.perform(command)
    }

    #expect(
      try reader.perform(.activate).map { $0.line() } == [
        "Steps a day. X axis: Day, 2 categories from Mon to Tue. "
          + "Y axis: Steps, from 0 steps to 6000 steps. 1 data series, Walks, 2 data points"
      ])
  }
}
