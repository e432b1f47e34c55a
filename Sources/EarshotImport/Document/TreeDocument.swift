/// What a tree file says.
public struct TreeDocument: Hashable, Sendable {
  /// The version of the format that this code reads and writes.
  public static let version = 1

  /// The side from which lines are read.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// The kind of device, which decides how far apart two rows have to be.
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad
  }

  /// The language of what states none, as a BCP 47 tag.
  public var language: String?
  /// The side from which lines are read.
  public var direction = Direction.leftToRight
  /// The kind of device.
  public var idiom = Idiom.phone
  /// How the nodes at the top are put into reading order.
  public var order = TreeNode.Order.frames
  /// The nodes at the top.
  public var elements: [TreeNode] = []

  /// Makes a tree without nodes.
  public init() {}
}
