/// A button that leads to another screen.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  private let isActive: Binding<Bool>?
  @State private var isFollowed = false
  @Environment(\.navigation) private var navigation
  @Environment(\.listSelection) private var listSelection

  init(_ target: Target, label: Label, isActive: Binding<Bool>? = nil) {
    self.target = target
    self.label = label
    self.isActive = isActive
  }
}

extension NavigationLink: View {
  /// The button, and the screen that it leads to.
  public var body: some View {
    let presentation = PresentationModifier(
      .push, isPresented: isActive ?? $isFollowed, content: destination)
    Button(action: follow) { label }
      .disabled(isLost)
      .modifier(RuleModifier(rule: .navigationLink))
      .modifier(presentation)
  }

  private var isLost: Bool {
    guard navigation != nil else { return true }
    if case .value(.none) = target { return true }
    return false
  }

  private func follow() {
    switch target {
    case .view: (isActive ?? $isFollowed).wrappedValue = true
    case .value(.none): break
    case .value(.some(let value)):
      if let listSelection, listSelection.select(value) { return }
      navigation?.append(value)
    }
  }

  private func destination() -> Destination? {
    if case .view(let destination) = target { destination() } else { nil }
  }
}

extension NavigationLink {
  /// Leads to a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination), label: label())
  }

  /// Leads to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view({ destination }), label: label())
  }

  /// Leads to a view while a condition holds.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view({ destination }), label: label(), isActive: isActive)
  }

  /// Leads to a view while a condition holds.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination), label: label(), isActive: isActive)
  }
}

extension NavigationLink where Label == Text {
  /// Leads to a view.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination), label: Text(titleKey))
  }

  /// Leads to a view.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination), label: Text(title))
  }

  /// Leads to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view({ destination }), label: Text(titleKey))
  }

  /// Leads to a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(.view({ destination }), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to what the navigation shows for a value.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Leads to what the navigation shows for a value.
  public init(_ titleKey: LocalizedStringKey, value: (some Hashable)?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// Leads to what the navigation shows for a value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }
}
