/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What is told apart.
  public var title: String
  /// The names in order.
  public var categoryOrder: [String]

  /// Describes an axis of names.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}
