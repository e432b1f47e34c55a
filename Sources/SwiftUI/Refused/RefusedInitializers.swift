#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  // Forms of names that are modelled in others.
  extension List where SelectionValue == Never, Content == EmptyView {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model List(children:); use DisclosureGroup in ForEach"
    )
    public init<Items: RandomAccessCollection, Row: View>(
      _ items: Items, children: KeyPath<Items.Element, Items?>,
      @ViewBuilder rowContent: (Items.Element) -> Row
    ) {
      preconditionFailure("refused")
    }
  }

  extension List where SelectionValue == Never, Content == EmptyView {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model List(editActions:); use ForEach with onDelete and onMove"
    )
    public init<Items, Row: View>(
      _ items: Binding<Items>, editActions: _Unmodelled,
      @ViewBuilder rowContent: (Binding<Items.Element>) -> Row
    ) where Items: MutableCollection & RandomAccessCollection {
      preconditionFailure("refused")
    }
  }

  extension ForEach where Data == [Int], ID == Int, Content == EmptyView {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model ForEach(editActions:); use onDelete and onMove"
    )
    public init<Items, Row: View>(
      _ items: Binding<Items>, editActions: _Unmodelled,
      @ViewBuilder content: (Binding<Items.Element>) -> Row
    ) where Items: MutableCollection & RandomAccessCollection {
      preconditionFailure("refused")
    }
  }

  extension Group where Content == EmptyView {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model Group(subviews:); pass the data and use ForEach"
    )
    public init<Base: View, Result: View>(
      subviews view: Base, @ViewBuilder transform: ([_RefusedView]) -> Result
    ) {
      preconditionFailure("refused")
    }
  }

  extension ForEach where Data == [Int], ID == Int, Content == EmptyView {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model ForEach(subviews:); pass the data and use ForEach(_:)"
    )
    public init<Base: View, Result: View>(
      subviews view: Base, @ViewBuilder content: (_RefusedView) -> Result
    ) {
      preconditionFailure("refused")
    }
  }

  extension ForEach where Data == [Int], ID == Int, Content == EmptyView {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model ForEach(sections:); pass the data and use Section"
    )
    public init<Base: View, Result: View>(
      sections view: Base, @ViewBuilder content: (_RefusedView) -> Result
    ) {
      preconditionFailure("refused")
    }
  }

  extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model ProgressView(timerInterval:); use TimelineView"
    )
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
      preconditionFailure("refused")
    }
  }

  extension TextField where Label == Text {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model TextField(formatter:); use TextField(_:value:format:)"
    )
    public init<Value>(_ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter)
    {
      preconditionFailure("refused")
    }
  }

  extension Stepper where Label == Text {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model Stepper(format:); put the value into the label"
    )
    public init<Value: Strideable, Style: ParseableFormatStyle>(
      _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
      step: Value.Stride = 1, format: Style
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
      preconditionFailure("refused")
    }
  }

  extension Picker {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model Picker(currentValueLabel:); leave the label out"
    )
    public init<Current: View>(
      selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
      @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current
    ) {
      preconditionFailure("refused")
    }
  }
#endif
