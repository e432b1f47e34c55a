/// The view that a transition moves, before it is known.
public struct PlaceholderContentView<Value> {}

extension PlaceholderContentView: SilentView {}
