import EarshotTree

/// A value that is moved between two limits.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let limits: (lower: ValueLabel, upper: ValueLabel)?
  private let onEditingChanged: (Bool) -> Void

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride? = nil,
    label: Label, limits: (lower: ValueLabel, upper: ValueLabel)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.limits = limits
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider: View {
  public var body: some View {
    let percent = Fraction(of: value.wrappedValue, in: bounds).percent
    ControlElement(.slider, content: content) { element, _ in
      element.traits.insert(.adjustable)
      element.value = percent
      element.adjustment = { adjust($0) }
    }
  }

  @ViewBuilder @MainActor
  private var content: some View {
    SeenContent(content: label, isSeen: false)
    SilentContent(content: limits?.lower)
    SilentContent(content: limits?.upper)
  }

  /// Moves by a tenth of the range, and by a step at least.
  private nonisolated func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let tenth = (bounds.upperBound - bounds.lowerBound) / 10
    let distance = direction == .increment ? tenth : -tenth
    onEditingChanged(true)
    value.wrappedValue = onStep(value.wrappedValue, moved: distance)
    onEditingChanged(false)
  }

  /// The place after a move: between the limits, and on a step if there are any.
  private nonisolated func onStep(_ start: Double, moved distance: Double) -> Double {
    var end = start + distance
    if let step, step > 0, step.isFinite {
      let steps = max((abs(distance) / step).rounded(), 1)
      end = start + (distance < 0 ? -steps : steps) * step
    }
    return min(max(end, bounds.lowerBound), bounds.upperBound)
  }
}
