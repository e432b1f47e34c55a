import EarshotTree

/// What is measured in one direction of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What is measured.
  var title: String { get set }
}

extension AXDataAxisDescriptor {
  var axis: AccessibilityChart.Axis {
    AccessibilityChart.Axis(title: title, extent: extent)
  }

  /// A value in the axis's own words.
  func words(for value: AXDataPointValue) -> String {
    switch (self as? AXNumericDataAxisDescriptor, value) {
    case (let axis?, .number(let number)): axis.valueDescriptionProvider(number)
    case (nil, .number(let number)): number.words
    case (_, .category(let name)): name
    }
  }

  private var extent: AccessibilityChart.Axis.Extent {
    if let axis = self as? AXNumericDataAxisDescriptor {
      return .numbers(
        from: axis.valueDescriptionProvider(axis.range.lowerBound),
        to: axis.valueDescriptionProvider(axis.range.upperBound))
    }
    return .categories((self as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? [])
  }
}

extension Double {
  /// The number as it is said where nobody words it: whole ones without a fraction.
  fileprivate var words: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
