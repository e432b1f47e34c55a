public import SwiftUI

extension ChartContent {
  /// Tells series apart by colour.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { inSeries(value.measure) }

  /// Tells series apart by symbol.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    inSeries(value.measure)
  }

  /// Tells values apart by the size of symbols.
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    inSeries(value.measure)
  }

  /// Tells series apart by how lines are drawn.
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    inSeries(value.measure)
  }

  /// Tells series apart by where marks stand beside each other.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { inSeries(value.measure) }

  /// Writes something beside each mark.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    let annotation = AnyView(content())
    return changed { $0.annotations.append(annotation) }
  }

  /// Writes something beside each mark.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: (AnnotationContext) -> Content
  ) -> some ChartContent {
    let annotation = AnyView(content(AnnotationContext()))
    return changed { $0.annotations.append(annotation) }
  }
}
