/// The values of the screens over the first one, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// An empty path.
  public init() {}

  /// A path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many screens are over the first one.
  public var count: Int { values.count }

  /// Whether the first screen is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Shows a value over the others.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Goes back by some screens, at most to the first.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(count, values.count))
  }
}
