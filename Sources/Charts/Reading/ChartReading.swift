import SwiftUI

/// The data of a chart as a whole.
struct ChartReading: StandInChartDescription {
  let marks: [ReadMark]

  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: nil, summary: nil, xAxis: places, yAxis: measures, series: series)
  }

  private var places: any AXDataAxisDescriptor {
    let spans = marks.compactMap(\.place)
    if spans.count == marks.count, let axis = axis(of: spans) { return axis }
    var names: [String] = []
    for mark in marks where !names.contains(mark.name) { names.append(mark.name) }
    return AXCategoricalDataAxisDescriptor(
      title: spans.first?.label ?? marks.first?.mark.series.first?.label ?? "",
      categoryOrder: names)
  }

  private var measures: AXNumericDataAxisDescriptor? { axis(of: marks.compactMap(\.measure)) }

  /// An axis of numbers, if all values are numbers or dates.
  private func axis(of spans: [_Span]) -> AXNumericDataAxisDescriptor? {
    let numbers = spans.compactMap(\.start.number)
    guard numbers.count == spans.count, let first = spans.first, let low = numbers.min(),
      let high = numbers.max()
    else { return nil }
    return AXNumericDataAxisDescriptor(
      title: first.label, range: low...high, gridlinePositions: []
    ) { first.start.moved(to: $0).words }
  }

  private var series: [AXDataSeriesDescriptor] {
    let isNumeric = places is AXNumericDataAxisDescriptor
    var names: [String] = []
    var points: [String: [AXDataPoint]] = [:]
    for mark in marks {
      let name = mark.seriesWords ?? ""
      if points[name] == nil { names.append(name) }
      points[name, default: []].append(point(mark, isNumeric: isNumeric))
    }
    let isContinuous = marks.contains(where: \.mark.isContinuous)
    return names.map {
      AXDataSeriesDescriptor(name: $0, isContinuous: isContinuous, dataPoints: points[$0] ?? [])
    }
  }

  private func point(_ mark: ReadMark, isNumeric: Bool) -> AXDataPoint {
    let measured = mark.measure?.start.number
    if isNumeric, let place = mark.place?.start.number { return AXDataPoint(x: place, y: measured) }
    return AXDataPoint(x: mark.name, y: measured)
  }
}
