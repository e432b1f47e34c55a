/// What an app keeps by name from one launch to the next; here, as long as the screen.
@MainActor
final class AppValues {
  private var boxes: [String: StateBox<Any?>] = [:]

  nonisolated init() {}

  /// The place of a name; every view that uses the name shares it.
  func box(named name: String) -> StateBox<Any?> {
    if let box = boxes[name] { return box }
    let box = StateBox<Any?>(nil)
    boxes[name] = box
    return box
  }
}
