#if !canImport(Darwin)
  public import EarshotUI

  // Settings that an environment does not hold.
  extension EnvironmentValues {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model backgroundProminence; leave it out; nothing is drawn"
    )
    public var backgroundProminence: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model controlActiveState; use scenePhase")
    public var controlActiveState: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model appearsActive; use scenePhase")
    public var appearsActive: Bool { false }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model widgetFamily; leave it out; there are no widgets"
    )
    public var widgetFamily: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model widgetRenderingMode; leave it out; there are no widgets"
    )
    public var widgetRenderingMode: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message:
        "Earshot does not model showsWidgetContainerBackground; leave it out; there are no widgets"
    )
    public var showsWidgetContainerBackground: Bool { false }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model tabBarPlacement; use horizontalSizeClass"
    )
    public var tabBarPlacement: _Unmodelled? { nil }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model isTabBarShowingSections; use horizontalSizeClass"
    )
    public var isTabBarShowingSections: Bool { false }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model webAuthenticationSession; use openURL"
    )
    public var webAuthenticationSession: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model openImmersiveSpace; use sheet or NavigationLink"
    )
    public var openImmersiveSpace: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model dismissImmersiveSpace; use dismiss")
    public var dismissImmersiveSpace: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model contentTransition; leave it out; nothing is drawn"
    )
    public var contentTransition: _Unmodelled { _Unmodelled() }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model menuOrder; leave it out; a menu is read as written"
    )
    public var menuOrder: _Unmodelled { _Unmodelled() }
  }
#endif
