extension Slider {
  /// Makes a slider with a name and words for its limits.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, label: label(), limits: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with a name and words for its limits.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: label(),
      limits: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a name.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, label: label(), limits: nil, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with a name.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: label(), limits: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider without words.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, label: EmptyView(), limits: nil, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, without words.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: EmptyView(), limits: nil,
      onEditingChanged: onEditingChanged)
  }
}

// The order of names before iOS 15.
extension Slider {
  /// Makes a slider with a name and words for its limits.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, label: label(), limits: (minimumValueLabel, maximumValueLabel),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with a name and words for its limits.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: label(),
      limits: (minimumValueLabel, maximumValueLabel), onEditingChanged: onEditingChanged)
  }
}
