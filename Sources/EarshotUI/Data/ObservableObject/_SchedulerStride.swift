/// A length of time for a scheduler; a number is taken for seconds.
public struct _SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: Double

  private init(_ seconds: Double) { self.seconds = max(0, seconds) }

  /// As many seconds.
  public init(floatLiteral value: Double) { self.init(value) }

  /// As many seconds.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// As many seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }

  /// As many thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }

  /// As many millionths of a second.
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }

  /// As many billionths of a second.
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }
}
