import Charts

@testable import EarshotUI

extension RuleExamples {
  static let charts: [UIRule: AnyView] = [
    .mark: AnyView(Chart { PointMark(x: .value("Day", 1), y: .value("Steps", 2)) }),
    .markSeries: AnyView(
      Chart {
        PointMark(x: .value("Day", 1), y: .value("Steps", 2))
          .foregroundStyle(by: .value("Who", "Ana"))
      }),
  ]
}
