public import Foundation

/// A touch that moves, which nobody can do who touches through a screen reader.
public struct DragGesture: Gesture {
  /// How far the finger moves before it counts.
  public var minimumDistance: CGFloat

  /// What its places are measured from.
  public var coordinateSpace: CoordinateSpace

  /// A touch that moves by at least a distance.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A touch that moves by at least a distance, with places measured from a view.
  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public func _touches(
    changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> _GestureTouches { _GestureTouches(isDrag: true) }

  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it came.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it moves, in points a second.
    public var velocity: CGSize
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint
    /// How far it would come.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
}
