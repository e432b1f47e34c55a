/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>
where Content.Value == Part {
  private let course: _KeyframeCourse<Root>

  /// Moves a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    course = _KeyframeCourse(keyPath, content()._steps)
  }

  /// Moves the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    course = _KeyframeCourse(\.self, content()._steps)
  }
}

extension KeyframeTrack: Keyframes {
  public typealias Value = Root
  public typealias Body = Never

  public var _courses: [_KeyframeCourse<Root>] { [course] }
}
