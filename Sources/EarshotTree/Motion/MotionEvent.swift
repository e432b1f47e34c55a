/// A property of something on the screen that begins to move, which is seen and never heard.
public struct MotionEvent: Hashable, Sendable {
  /// What moves, named by what it exposes or, where it exposes nothing, by what it is.
  public var subject: String
  /// The first element in what moves, as it stands before it is combined with others.
  public var element: AccessibilityElement.ID?
  /// Why it moves.
  public var occasion: Occasion
  /// What about it moves.
  public var property: Property
  /// Where the movement begins.
  public var from: Value
  /// Where the movement ends.
  public var to: Value
  /// How it moves in between, in words.
  public var curve: String
  /// The time until the movement begins.
  public var delay: Duration
  /// The time that the movement takes; of a spring, the time until it seems to be at rest.
  public var duration: Duration

  /// Describes a movement.
  public init(
    of subject: String, element: AccessibilityElement.ID? = nil, occasion: Occasion = .change,
    _ property: Property, from: Value, to: Value, curve: String, delay: Duration = .zero,
    duration: Duration
  ) {
    self.subject = subject
    self.element = element
    self.occasion = occasion
    self.property = property
    self.from = from
    self.to = to
    self.curve = curve
    self.delay = delay
    self.duration = duration
  }

  /// Why something moves.
  public enum Occasion: Hashable, Sendable, CaseIterable {
    /// One of its properties has another value.
    case change
    /// It comes to the screen.
    case appearance
    /// It leaves the screen.
    case disappearance
  }

  /// What about something moves.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// The size, as a factor.
    case scale
    /// The width, as a factor.
    case horizontalScale = "width scale"
    /// The height, as a factor.
    case verticalScale = "height scale"
    /// The turn in the plane of the screen, in degrees.
    case rotation
    /// The turn out of the plane of the screen, in degrees.
    case tilt
    /// The distance to the right, in points.
    case horizontalOffset = "horizontal offset"
    /// The distance downwards, in points.
    case verticalOffset = "vertical offset"
    /// How little shines through, from 0 to 1.
    case opacity
    /// The radius of the blur, in points.
    case blur
    /// The place on the screen.
    case position
    /// Something that only the app knows how to draw.
    case look
  }

  /// One end of a movement.
  public enum Value: Hashable, Sendable {
    /// An amount of the property.
    case number(Double)
    /// A place that is known by its name only.
    case place(String)
  }
}
