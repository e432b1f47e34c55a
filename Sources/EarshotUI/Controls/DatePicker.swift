import EarshotTree

public import struct Foundation.Date
public import struct Foundation.Locale
public import struct Foundation.TimeZone

/// A choice of a date.
public struct DatePicker<Label: View> {
  /// The parts of a date that are chosen.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let bounds: ClosedRange<Date>
  private let components: Components

  init(
    label: Label, selection: Binding<Date>, bounds: ClosedRange<Date>, components: Components
  ) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
    self.components = components
  }
}

extension DatePicker: View {
  public var body: some View {
    let words = words(for: selection.wrappedValue)
    let adjustment = adjustment
    ControlElement(.datePicker, content: label, look: .labelledValue) { element, _ in
      element.value = words
      element.traits.formUnion(.adjustable)
      element.adjustment = adjustment
    }
  }

  private var adjustment: (AccessibilityAdjustmentDirection) -> Void {
    let seconds: Double = components.contains(.date) ? 86_400 : 60
    return { [selection, bounds] direction in
      let distance = direction == .increment ? seconds : -seconds
      let date = selection.wrappedValue.addingTimeInterval(distance)
      selection.wrappedValue = min(max(date, bounds.lowerBound), bounds.upperBound)
    }
  }

  /// The words are those of one place and time zone, so that they are the same on every machine.
  private func words(for date: Date) -> String {
    var style = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted)
    style.locale = Locale(identifier: "en_US")
    if let zone = TimeZone(secondsFromGMT: 0) { style.timeZone = zone }
    return style.format(date)
  }
}

extension DatePicker {
  /// Makes a picker that looks like a view.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: .distantPast ... .distantFuture,
      components: displayedComponents)
  }

  /// Makes a picker between two dates that looks like a view.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: range, components: displayedComponents)
  }

  /// Makes a picker from a date on that looks like a view.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: range.lowerBound...max(range.lowerBound, .distantFuture),
      displayedComponents: displayedComponents, label: label)
  }

  /// Makes a picker up to a date that looks like a view.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: min(.distantPast, range.upperBound)...range.upperBound,
      displayedComponents: displayedComponents, label: label)
  }
}
