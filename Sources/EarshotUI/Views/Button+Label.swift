extension Button where Label == EarshotUI.Label<Text, Image> {
  /// Makes a button with a title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Makes a button with a title and a system symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Makes a button with a title, a system symbol and a purpose.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EarshotUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title, a system symbol and a purpose.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { EarshotUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title and the picture of an asset.
  public init(_ title: LocalizedStringKey, image: String, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { EarshotUI.Label(title, image: image) }
  }

  /// Makes a button with a title and the picture of an asset.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { EarshotUI.Label(title, image: image) }
  }
}

extension Button where Label == _RoleLabel {
  /// Makes a button that is named by its purpose.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { _RoleLabel(role: role) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style was asked to make, for the style to build upon.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
