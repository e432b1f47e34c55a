public import SwiftUI

extension ChartContent {
  /// Says what each mark is called.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { $0.label = label }
  }

  /// Says what each mark is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what each mark is called.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Says what each mark holds.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changed { $0.value = value }
  }

  /// Says what each mark holds.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Says what each mark holds.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Takes the marks away from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.isHidden = hidden }
  }

  /// Names each mark for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { $0.identifier = identifier }
  }

  /// The same marks, each changed; what was said further in stays.
  func changed(_ change: (inout _Mark) -> Void) -> _Marks {
    _Marks(
      _marks: _marks.map { mark in
        var mark = mark
        change(&mark)
        return mark
      })
  }

  /// The same marks in a series.
  func inSeries(_ measure: _Measure) -> _Marks {
    _Marks(_marks: _marks.map { $0.inSeries(measure) })
  }
}
