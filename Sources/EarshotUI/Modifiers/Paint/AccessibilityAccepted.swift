public import struct Foundation.CGPoint

// Modifiers that change neither what is exposed nor what is heard here: they are for other
// technologies, or about pixels and touches.
extension View {
  /// Tells apart the choices of a picker.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> Self { self }

  /// Says where a touch activates the element.
  public nonisolated func accessibility(activationPoint: CGPoint) -> Self { self }

  /// Says where a touch activates the element.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> Self { self }

  /// Says where a touch activates the element.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool = true
  ) -> Self { self }

  /// Says where a touch activates the element.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool = true
  ) -> Self { self }

  /// Keeps the colours of the view when those of the screen are inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self {
    self
  }

  /// Says whether the element does something when it is acted on, for Switch Control and its like.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> Self { self }

  /// Says whether the element does something when it is acted on, while a condition holds.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> Self { self }

  /// Shows a large version of the view while it is pressed.
  public nonisolated func accessibilityShowsLargeContentViewer() -> Self { self }

  /// Shows views large while this one is pressed.
  public nonisolated func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ largeContentView: () -> some View
  ) -> Self { self }

  /// Says what kind of text the view holds.
  public nonisolated func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> Self { self }

  /// Names a place from which something can be dragged.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> Self { self }

  /// Names a place from which something can be dragged.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> Self { self }

  /// Names a place from which something can be dragged.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: some StringProtocol
  ) -> Self { self }

  /// Names a place to which something can be dropped.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> Self { self }

  /// Names a place to which something can be dropped.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> Self { self }

  /// Names a place to which something can be dropped.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: some StringProtocol
  ) -> Self { self }

  /// Offers actions to a gesture of the hand.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle>(
    style: Style, @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// Offers actions to a gesture of the hand while a condition holds.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// Links elements that belong together, for the Links rotor of other systems.
  public nonisolated func accessibilityLinkedGroup(
    id: some Hashable, in namespace: Namespace.ID
  ) -> Self { self }
}

extension View {
  /// Says that one view is the label of another, which reads itself all the same.
  public nonisolated func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> Self { self }
}

extension View {
  /// Sets what the zoom gesture does, which nobody makes here.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> Self { self }
}

/// A gesture that makes things larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether things become larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// Things become larger.
    case zoomIn
    /// Things become smaller.
    case zoomOut
  }

  /// Whether things become larger or smaller.
  public let direction: Direction
  /// Where the gesture is made, in fractions of the element's size.
  public let location: UnitPoint
}

/// The part that a view has in a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label.
  case label
  /// The view is what the label is for.
  case content
}

/// What kind of text a view holds.
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String

  /// Any text.
  public static let plain = Self(name: "plain")
  /// Commands and what they print.
  public static let console = Self(name: "console")
  /// Places of files.
  public static let fileSystem = Self(name: "file system")
  /// Messages.
  public static let messaging = Self(name: "messaging")
  /// A story.
  public static let narrative = Self(name: "narrative")
  /// Code.
  public static let sourceCode = Self(name: "source code")
  /// Cells of a table.
  public static let spreadsheet = Self(name: "spreadsheet")
  /// A document with styles.
  public static let wordProcessing = Self(name: "word processing")
}

/// How quick actions are shown.
public protocol AccessibilityQuickActionStyle {}

/// Shows quick actions by an outline.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  /// Makes an outline.
  public init() {}
}

/// Shows quick actions by a message.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
  /// Makes a message.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// An outline.
  public static var outline: Self { Self() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A message.
  public static var prompt: Self { Self() }
}
