import EarshotTree

/// How far something has come, or that it is going on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @NearestStyle((any ProgressViewStyle).self) private var style

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes progress with a label and with words for how far it has come.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Fraction(of: Double($0), total: Double(total)).value },
      label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView: View {
  public var body: some View {
    let percent = fraction.map { Fraction(of: $0, total: 1).percent }
    let custom = custom
    ControlElement(
      .progress, content: look(custom), named: custom.map { _ in AnyView(label) }
    ) { element, _ in
      if percent == nil, element.label == nil { element.label = "In progress" }
      element.value = percent
      element.traits.formUnion(.updatesFrequently)
    }
  }

  @ViewBuilder @MainActor
  private func look(_ custom: AnyView?) -> some View {
    if let custom {
      custom
    } else {
      label
      SilentContent(content: currentValueLabel)
    }
  }

  @MainActor
  private var custom: AnyView? {
    guard let style, !(style is any BuiltInStyle) else { return nil }
    return made(by: style)
  }

  @MainActor
  private func made(by style: some ProgressViewStyle) -> AnyView {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : _StyleContent(label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : _StyleContent(currentValueLabel.sayingValue()))
    return AnyView(
      Styled(style) { $0.makeBody(configuration: configuration) }
        .popping((any ProgressViewStyle).self))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes progress of which nobody knows how far it has come, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes progress with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes progress of which nobody knows how far it has come.
  public init() {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes progress without words.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(value: value, total: total) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes progress of which nobody knows how far it has come, with a title.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  /// Makes progress of which nobody knows how far it has come, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// Makes progress with a title.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Makes progress with a title.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Makes the progress that a style was asked to make, for the style to build upon.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
