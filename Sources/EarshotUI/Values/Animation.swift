/// How a change moves over time.
public struct Animation: Hashable, Sendable {
  /// The course that a change takes between its beginning and its end.
  public enum Curve: Hashable, Sendable {
    /// At one speed.
    case linear
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at both ends.
    case easeInOut
    /// Along a curve with two control points.
    indirect case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Like a spring, with a bounce that is none at 0 and endless at 1.
    case spring(bounce: Double)
  }

  /// The course of the change.
  public let curve: Curve
  /// How long the change takes in seconds, before speed and repetition.
  public let duration: Double
  /// How long the change waits in seconds.
  public private(set) var delay = 0.0
  /// How many times as fast as the duration says.
  public private(set) var speed = 1.0
  /// How often the change happens; nil goes on for ever.
  public private(set) var repeatCount: Int? = 1
  /// Whether every second repetition runs backwards.
  public private(set) var autoreverses = false

  /// Takes a course and a duration in seconds.
  public init(curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The animation, begun later; the delay is in seconds.
  public func delay(_ delay: Double) -> Animation {
    changed { $0.delay += delay }
  }

  /// The animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation {
    changed { $0.speed *= speed }
  }

  /// The animation several times over.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed {
      $0.repeatCount = repeatCount
      $0.autoreverses = autoreverses
    }
  }

  /// The animation for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }

  /// The animation, counted as finished earlier or later.
  public func logicallyComplete(after duration: Double) -> Animation { self }

  private func changed(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}
