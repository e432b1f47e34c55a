import EarshotTree

extension ScreenReader {
  /// More data than this are not said in one go.
  private static let saidPoints = 1_000

  /// Does what the rotor stands at.
  mutating func activate() {
    guard let choice = rotor.chosenForChart, let cursor else {
      performAction(rotor.chosenAction.action)
      return
    }
    guard let chart = source.chart(at: cursor) else {
      return hear(.note(.nothingHappened(.notOffered)))
    }
    switch choice {
    case .describe: describe(chart)
    case .play: hear(.sound(.audioGraph))
    case .details: sayData(of: chart)
    }
  }

  mutating func stepThroughChart(of element: AccessibilityElement, _ direction: Direction) {
    let choices = ChartChoice.allCases
    let place = rotor.chartChoice.flatMap(choices.firstIndex) ?? -1
    guard choices.indices.contains(place + direction.offset) else {
      return hear(.sound(.boundary))
    }
    let choice = choices[place + direction.offset]
    rotor.chartChoice = choice
    let said = Decision(ReaderRules.rotorAudioGraph, says: .chartChoice(choice))
    say(Utterance(.action, about: element, deciding: [said]))
  }

  private mutating func describe(_ chart: AccessibilityChart) {
    let axes = chart.axes.enumerated().map { ChartPart.axis($0.element, $0.offset) }
    let series = chart.series.map { ChartPart.series($0.name, points: $0.points.count) }
    say(
      [chart.title.map(ChartPart.title), chart.summary.map(ChartPart.summary)].compactMap(\.self)
        + axes + [.seriesCount(chart.series.count)] + series, by: ReaderRules.chartDescribed)
  }

  private mutating func sayData(of chart: AccessibilityChart) {
    var left = Self.saidPoints
    for series in chart.series {
      if chart.series.count > 1 {
        say([.series(series.name, points: series.points.count)], by: ReaderRules.chartDetails)
      }
      for point in series.points.prefix(left) { say([.point(point)], by: ReaderRules.chartDetails) }
      left -= series.points.count
      guard left >= 0 else { return hear(.note(.chartCutShort(points: Self.saidPoints))) }
    }
    if left == Self.saidPoints { hear(.note(.silence)) }
  }

  private mutating func say(_ parts: [ChartPart], by rule: AccessibilityRule) {
    say(
      Utterance(
        .chart, about: focus?.element, deciding: parts.map { Decision(rule, says: .chart($0)) }))
  }
}
