import EarshotTree

// What marks of a chart expose; the charts themselves stand in a module of their own.
extension UIRule {
  static let mark = UIRule(
    "chart.mark",
    "A mark of a chart is an element, named by its place and holding its measure.",
    .assumption)
  static let markSeries = UIRule(
    "chart.mark-series", "What tells series apart is part of the value of each mark.",
    .assumption)

  static let chartsRules = [mark, markSeries]
}

extension View {
  /// Notes on the element that it is a mark of a chart, of one of several series or not.
  package nonisolated func shapedAsMark(inSeries: Bool) -> some View {
    modifier(RuleModifier(rules: inSeries ? [.mark, .markSeries] : [.mark]))
  }
}
