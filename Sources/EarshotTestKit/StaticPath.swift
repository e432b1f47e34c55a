/// A path that is known when the test is compiled.
public struct StaticPath: Hashable, Sendable, CustomStringConvertible {
  /// The path as XCTest takes it.
  public let text: StaticString

  /// The path as text.
  public var description: String { "\(text)" }

  /// Two paths are the same when they read the same.
  public static func == (one: Self, other: Self) -> Bool { one.description == other.description }

  /// Mixes in how the path reads.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
