/// One structural position of a view: it outlives the values that stand there one after another.
///
/// What a view value says is kept in the value; the node keeps what has to survive it: state,
/// children, and what was last exposed.
@MainActor
public class _ViewNode {
  unowned let graph: ViewGraph
  /// The node above, as long as the node is attached to it.
  ///
  /// A node that outlives its parent was detached before. A weak reference would cost every node a
  /// table of its own, and with it each count of references.
  private(set) unowned var parent: _ViewNode?
  let key: NodeKey
  private let shortDepth: Int32
  /// Whether rows below this node are realised on demand.
  let isLazy: Bool
  /// Whether a view that arranges others stands between the node above and this one.
  let isArranged: Bool
  var environment = EnvironmentValues()
  private var places = NodeChildren.none
  /// What modifiers and properties at this node remember, in the order of the walk over its value.
  var memory: [AnyObject] = []
  private(set) var isAttached = true
  private var exposed: ResolvedList?
  /// Whether anybody ever asked for what is exposed here; if not, nothing depends on it.
  private var wasAsked = false
  /// The evaluation in which the node was made.
  let birth: Int32

  init(graph: ViewGraph, place: Place) {
    self.graph = graph
    self.birth = graph.evaluation
    self.parent = place.parent
    self.key = place.key
    self.shortDepth = (place.parent?.shortDepth ?? 0) + 1
    self.isLazy = place.isLazy
    self.isArranged = place.isArranged
  }

  /// Where a new node is put.
  struct Place {
    let parent: _ViewNode?
    let key: NodeKey
    var isLazy = false
    var isArranged = false
  }

  /// How far the node is from the root.
  final var depth: Int { Int(shortDepth) }

  /// The name of the view's type, for messages.
  var typeName: String { "view" }

  /// Whether the view is one of this library's own, whose name would tell nobody anything.
  var isOfLibrary: Bool { false }

  /// The name of the view's type, or of the nearest around it that the app wrote.
  final var clientTypeName: String {
    var node = self
    while node.isOfLibrary, let parent = node.parent { node = parent }
    return node.isOfLibrary ? typeName : node.typeName
  }

  /// The name of the view that the app wrote and that stands here; nil where none does.
  var clientViewName: String? { nil }

  /// What the row that stands here is told apart by; nil where no row stands.
  var rowIdentity: AnyHashable? { nil }

  /// What stands at this node, resolved anew.
  func resolveItems() -> [_ResolvedItem] { [] }

  /// The child of an identity in a path; lazy nodes realise it.
  func child(withPathComponent component: Substring) -> _ViewNode? {
    children.first { $0.key.pathComponent == component }
  }

  // MARK: Children

  /// All children, in the order of their places.
  final var children: [_ViewNode] { places.all }

  /// The child at a place, if there is one.
  final func child(at place: Int) -> _ViewNode? { places[place] }

  final func setChild(_ child: _ViewNode, at place: Int) {
    places.put(child, at: place)?.detach()
  }

  final func replaceChildren(_ new: [_ViewNode]) { places = NodeChildren(new) }

  /// Takes the node and everything below it out of the tree.
  func detach() {
    guard isAttached else { return }
    if graph.isEvaluating {
      for entry in memory { (entry as? any LeavingMemory)?.nodeBeginsToLeave(self) }
    }
    isAttached = false
    exposed = nil
    for child in children { child.detach() }
    for entry in memory { (entry as? any NodeMemory)?.nodeWillLeave(graph) }
    parent = nil
  }

  // MARK: Exposure

  /// What the node exposes; resolved once, until something at or below the node changes.
  final var exposedItems: ResolvedList {
    exposedItems(resolvedBy: resolveItems)
  }

  /// What the node exposes; resolved as said, unless it still holds.
  final func exposedItems(resolvedBy resolve: () -> [_ResolvedItem]) -> ResolvedList {
    guard !DrawingWalk.isOn else { return ResolvedList(resolve()) }
    if let exposed { return exposed }
    wasAsked = true
    let items = resolve()
    let list = items.isEmpty ? ResolvedList.empty : ResolvedList(items)
    exposed = list
    return list
  }

  /// What the node exposes, if it is kept; to look at it there costs less than to be handed the list.
  final var keptItems: [_ResolvedItem]? { DrawingWalk.isOn ? nil : exposed?.items }

  /// What was exposed last, if it still holds.
  final var lastExposed: ResolvedList? { exposed }

  /// Forgets what was exposed, here and wherever it was made part of something larger.
  final func invalidateExposure() {
    guard wasAsked else { return }
    var node = self
    node.exposed = nil
    while !node.isExposedOnDemand, let outer = node.exposer {
      node = outer
      node.exposed = nil
    }
    if node.isExposedOnDemand || node === graph.root { graph.exposureChanged = true }
  }

  /// Whether the node above holds this one as a row to be asked for, instead of its content.
  var isExposedOnDemand: Bool { false }

  /// Where the node stands, as the places of its ancestors from the root on; what the walk meets
  /// earlier compares lower.
  final var treePosition: [Int] {
    var places: [Int] = []
    var node = self
    while let parent = node.parent {
      places.append(parent.children.firstIndex { $0 === node } ?? 0)
      node = parent
    }
    return places.reversed()
  }

  /// Whether paths need not tell this place apart from others, because nobody hears of them.
  var beginsPaths: Bool { false }

  /// The node that makes what is exposed here part of something larger.
  var exposer: _ViewNode? { parent }

  /// The identity of what is exposed here: the way from the root.
  var path: String {
    var path = ""
    appendPath(to: &path)
    return path
  }

  private func appendPath(to path: inout String) {
    guard let parent, !beginsPaths else { return }
    parent.appendPath(to: &path)
    key.appendStep(to: &path)
  }
}

/// Something a node remembers that wants to know when the node leaves.
@MainActor
protocol NodeMemory: AnyObject {
  func nodeWillLeave(_ graph: ViewGraph)
}

/// Something a node remembers that still wants to see the node whole when it is taken out.
@MainActor
protocol LeavingMemory: AnyObject {
  func nodeBeginsToLeave(_ node: _ViewNode)
}

/// What a node exposed at one time; compared by identity to see whether it is still the same.
@MainActor
final class ResolvedList {
  let items: [_ResolvedItem]

  init(_ items: [_ResolvedItem]) { self.items = items }

  /// What most optional views expose.
  static let empty = ResolvedList([])
}
