/// When a movement counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// When it seems to be at rest.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// When nothing moves any more; taken for the same here.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
