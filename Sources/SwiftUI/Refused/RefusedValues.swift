#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  // Values of what is not modelled.
  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable, message: "Earshot does not model ImageRenderer; leave it out; nothing is drawn"
  )
  public class ImageRenderer<Content: View> {
    /// As it is written.
    public init(content: Content) {}
    /// As it is written.
    public var scale: CGFloat = 1
    /// As it is written.
    public var uiImage: UIImage? { nil }
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable, message: "Earshot does not model ShaderLibrary; leave it out; nothing is drawn"
  )
  @dynamicMemberLookup
  public enum ShaderLibrary {
    /// As it is written.
    public static subscript(dynamicMember name: String) -> _Unmodelled { _Unmodelled() }

    /// As it is written.
    public static var `default`: _Unmodelled { _Unmodelled() }
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model TextRenderer; leave it out; the words are read as they are"
  )
  public protocol TextRenderer {
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model ContainerValues; use PreferenceKey or Environment"
  )
  public struct ContainerValues {
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model ScrollPhase; nothing scrolls; use onAppear on a row"
  )
  public enum ScrollPhase {
    /// As it is written.
    case idle, tracking, interacting, decelerating, animating
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model ScrollGeometry; nothing is laid out; use onAppear on a row"
  )
  public struct ScrollGeometry {
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model TabViewCustomization; leave it out; tabs stay as written"
  )
  public struct TabViewCustomization {
    /// As it is written.
    public init() {}
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model TextSelection; use TextField(text:)")
  public struct TextSelection {
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable, message: "Earshot does not model FileDocument; use an Observable class"
  )
  public protocol FileDocument {
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable, message: "Earshot does not model ReferenceFileDocument; use an Observable class"
  )
  public protocol ReferenceFileDocument {
  }
#endif
