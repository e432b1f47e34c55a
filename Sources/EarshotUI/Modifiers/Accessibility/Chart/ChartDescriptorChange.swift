import EarshotTree

/// A description that stands where the app has none of its own.
package protocol StandInChartDescription: AXChartDescriptorRepresentable {}

/// Keeps with an element what describes the chart that it is part of.
struct ChartDescriptorChange: ElementChange {
  static var rule: UIRule { .chart }
  static var givesWords: Bool { true }
  static var isHandedDown: Bool { true }
  let representable: any AXChartDescriptorRepresentable

  func apply(to element: ResolvedElement) {
    element.changeRarities { rarities in
      if let chart = rarities.chart, !(chart is any StandInChartDescription) { return }
      rarities.chart = representable
    }
  }

  func handDown(to element: ResolvedElement) { apply(to: element) }
}

extension View {
  /// Describes the chart that the view shows.
  public nonisolated func accessibilityChartDescriptor<Representable>(
    _ representable: Representable
  ) -> ModifiedContent<Self, ElementChangeModifier>
  where Representable: AXChartDescriptorRepresentable {
    modifier(ElementChangeModifier(change: ChartDescriptorChange(representable: representable)))
  }
}
