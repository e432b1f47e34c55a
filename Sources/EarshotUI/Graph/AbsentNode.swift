/// What stands at every place of a screen where a view could be and is not.
///
/// It exposes nothing and never changes, so that one serves all places.
final class AbsentNode: _ViewNode {
  init(graph: ViewGraph) {
    super.init(graph: graph, place: Place(parent: nil, key: .branch(0, .absent)))
  }

  /// It stays for the other places.
  override func detach() {}
}
