#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  // The part of UIKit that SwiftUI code reaches for.
  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable, message: "Earshot does not model UIViewRepresentable; write the view in SwiftUI"
  )
  public protocol UIViewRepresentable: _Represented {
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model UIViewControllerRepresentable; write the view in SwiftUI"
  )
  public protocol UIViewControllerRepresentable: _Represented {
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model UIGestureRecognizerRepresentable; use gesture(_:)"
  )
  public protocol UIGestureRecognizerRepresentable {
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model UIView; write the view in SwiftUI")
  public class UIView {
    /// As it is written.
    public init() {}
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable, message: "Earshot does not model UIViewController; write the view in SwiftUI"
  )
  public class UIViewController {
    /// As it is written.
    public init() {}
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model UIHostingController; show the view in a WindowGroup"
  )
  public class UIHostingController<Content: View> {
    /// As it is written.
    public init(rootView: Content) {}
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model UIApplication; use openURL or scenePhase"
  )
  public class UIApplication {
    /// As it is written.
    public static var shared: _Unmodelled { _Unmodelled() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model UIWindow; use WindowGroup")
  public class UIWindow {
    /// As it is written.
    public init() {}
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model UIFont; use Font")
  public class UIFont {
    /// As it is written.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable, message: "Earshot does not model UIActivityViewController; use ShareLink"
  )
  public class UIActivityViewController {
    /// As it is written.
    public init(activityItems: [Any], applicationActivities: [Any]?) {}
  }
#endif
