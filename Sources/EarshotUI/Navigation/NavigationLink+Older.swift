// The spellings of iOS 13 to 15, which people still write.
extension NavigationLink {
  /// Leads to a view while a value is chosen.
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view({ destination }), label: label(), isActive: selection.isChosen(tag))
  }

  /// Leads to a view while a value is chosen.
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination), label: label(), isActive: selection.isChosen(tag))
  }

  /// Changes nothing: a link of a detail leads on as any other.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Leads to a view while a condition holds.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(.view({ destination }), label: Text(titleKey), isActive: isActive)
  }

  /// Leads to a view while a condition holds.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(.view({ destination }), label: Text(title), isActive: isActive)
  }

  /// Leads to a view while a condition holds.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination), label: Text(titleKey), isActive: isActive)
  }

  /// Leads to a view while a condition holds.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination), label: Text(title), isActive: isActive)
  }

  /// Leads to a view while a value is chosen.
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination,
    tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(.view({ destination }), label: Text(titleKey), isActive: selection.isChosen(tag))
  }

  /// Leads to a view while a value is chosen.
  @_disfavoredOverload
  public init<Tag: Hashable>(
    _ title: some StringProtocol, destination: Destination,
    tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(.view({ destination }), label: Text(title), isActive: selection.isChosen(tag))
  }

  /// Leads to a view while a value is chosen.
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Tag,
    selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination), label: Text(titleKey), isActive: selection.isChosen(tag))
  }

  /// Leads to a view while a value is chosen.
  @_disfavoredOverload
  public init<Tag: Hashable>(
    _ title: some StringProtocol, tag: Tag,
    selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination), label: Text(title), isActive: selection.isChosen(tag))
  }
}

extension Binding {
  /// Whether a value is the chosen one; writing chooses it, or no value.
  fileprivate nonisolated func isChosen<Tag: Hashable>(_ tag: Tag) -> Binding<Bool>
  where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isChosen in
        if isChosen {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
