import EarshotTree

extension Vocabulary {
  /// What a part of a chart is called in English; no recording gives the words, so these are ours.
  @Sendable static func englishWords(for part: ChartPart) -> String {
    switch part {
    case .title(let title): title
    case .summary(let summary): summary
    case .axis(let axis, let place):
      "\(name(ofAxis: place)): \(axis.title), \(words(for: axis.extent))"
    case .seriesCount(1): "1 data series"
    case .seriesCount(let count): "\(count) data series"
    case .series(let name, let points):
      [name, points == 1 ? "1 data point" : "\(points) data points"].compactMap(\.self)
        .joined(separator: ", ")
    case .point(let point):
      ([point.label].compactMap(\.self) + point.values).joined(separator: ", ")
    }
  }

  private static func name(ofAxis place: Int) -> String {
    switch place {
    case 0: "X axis"
    case 1: "Y axis"
    default: "Further axis"
    }
  }

  private static func words(for extent: AccessibilityChart.Axis.Extent) -> String {
    switch extent {
    case .numbers(let from, let to): "from \(from) to \(to)"
    case .categories(let names):
      if names.count > 1, let first = names.first, let last = names.last {
        "\(names.count) categories from \(first) to \(last)"
      } else {
        names.first ?? "no categories"
      }
    }
  }
}
