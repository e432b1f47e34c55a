extension Animation {
  /// A spring that does not bounce.
  public static let spring = spring(duration: 0.5)
  /// A spring for what follows a finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring that keeps its speed when it is changed.
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)
  /// A spring that does not bounce.
  public static let smooth = smooth()
  /// A spring that bounces a little.
  public static let snappy = snappy()
  /// A spring that bounces.
  public static let bouncy = bouncy()

  /// A spring of a duration in seconds and a bounce from 0 to 1.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: .spring(bounce: bounce), duration: duration)
  }

  /// A spring of a response in seconds and a damping that allows no bounce at 1.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: .spring(bounce: 1 - dampingFraction), duration: response)
  }

  /// A spring that is described elsewhere.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(curve: .spring(bounce: spring.bounce), duration: spring.duration)
  }

  /// A spring for what follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(curve: .spring(bounce: 1 - dampingFraction), duration: response)
  }

  /// A spring for what follows a finger.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(curve: .spring(bounce: 0.14 + extraBounce), duration: duration)
  }

  /// A spring of a duration in seconds that keeps its speed when it is changed.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(curve: .spring(bounce: bounce), duration: duration)
  }

  /// A spring with the properties of a weight on a real one.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// A spring that is described elsewhere.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { .spring(spring) }

  /// A spring that bounces only as much as it is told to.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(curve: .spring(bounce: extraBounce), duration: duration)
  }

  /// A spring that bounces a little.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(curve: .spring(bounce: 0.15 + extraBounce), duration: duration)
  }

  /// A spring that bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(curve: .spring(bounce: 0.3 + extraBounce), duration: duration)
  }
}
