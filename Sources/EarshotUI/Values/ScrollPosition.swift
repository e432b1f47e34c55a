public import struct Foundation.CGFloat
public import struct Foundation.CGPoint

/// Where content is scrolled to.
public struct ScrollPosition: Equatable {
  private var id: AnyHashable?
  /// The edge that it is scrolled to.
  public private(set) var edge: Edge?
  /// The point that it is scrolled to.
  public private(set) var point: CGPoint?
  /// Whether a person scrolled it there; nobody does here.
  public var isPositionedByUser: Bool { false }
  /// The identity of the view that it is scrolled to.
  public var viewID: (any Hashable)? { id?.base as? any Hashable }

  /// Nowhere in particular yet, among views with identities of a type.
  public init(idType: (some Hashable).Type = Never.self) {}

  /// At a view.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }

  /// At an edge.
  public init(edge: Edge) { self.edge = edge }

  /// At a point.
  public init(point: CGPoint) { self.point = point }

  /// The identity of the view that it is scrolled to, where it is of a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  /// Scrolls to a height.
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }
}
