import EarshotTree

/// Where a value lies between two limits.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  private let fraction: Fraction
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let limits: (lower: BoundsLabel, upper: BoundsLabel)?
  @NearestStyle((any GaugeStyle).self) private var style

  init(
    _ fraction: Fraction, label: Label, currentValueLabel: CurrentValueLabel,
    limits: (lower: BoundsLabel, upper: BoundsLabel)? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.limits = limits
  }
}

extension Gauge: View {
  public var body: some View {
    let percent = fraction.percent
    let custom = custom
    ControlElement(
      .gauge, content: look(custom), named: custom.map { _ in AnyView(label) }
    ) { element, inside in
      element.value = inside.values.words ?? percent
      element.traits.formUnion(.updatesFrequently)
    }
  }

  @ViewBuilder @MainActor
  private func look(_ custom: AnyView?) -> some View {
    if let custom {
      custom
    } else {
      label
      currentValueLabel.sayingValue()
      SilentContent(content: limits?.lower)
      SilentContent(content: limits?.upper)
    }
  }

  @MainActor
  private var custom: AnyView? {
    guard let style, !(style is any BuiltInStyle) else { return nil }
    return made(by: style)
  }

  @MainActor
  private func made(by style: some GaugeStyle) -> AnyView {
    let hasValueLabel = CurrentValueLabel.self != EmptyView.self
    let configuration = GaugeStyleConfiguration(
      value: fraction.value, label: _StyleContent(label),
      currentValueLabel: hasValueLabel ? _StyleContent(currentValueLabel.sayingValue()) : nil,
      minimumValueLabel: limits.map { _StyleContent(SilentContent(content: $0.lower)) },
      maximumValueLabel: limits.map { _StyleContent(SilentContent(content: $0.upper)) })
    return AnyView(
      Styled(style) { $0.makeBody(configuration: configuration) }
        .popping((any GaugeStyle).self))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with words for its value and its limits.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Fraction(of: value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
      limits: (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with words for its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Fraction(of: value, in: bounds), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(Fraction(of: value, in: bounds), label: label(), currentValueLabel: EmptyView())
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
  BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Makes the gauge that a style was asked to make, for the style to build upon.
  init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      Fraction(of: configuration.value, total: 1), label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension Fraction {
  fileprivate init<Value: BinaryFloatingPoint>(of value: Value, in bounds: ClosedRange<Value>) {
    self.init(
      of: Double(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound))
  }
}
