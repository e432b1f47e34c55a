/// The node of buttons that are offered as actions.
///
/// Most rows are passed without anybody asking for their actions. So the buttons are evaluated when
/// somebody asks, and stay until their view is evaluated again or many others were asked for; until then a
/// button that reads something which changes makes its element a changed one.
final class ActionBlockNode<Block: View>: _ViewNode, ActionsOnDemand {
  private var block: Block
  private var root: ContentNode<Group<Block>>?
  private var isEvaluating = false

  init(_ block: Block, graph: ViewGraph, place: Place) {
    self.block = block
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "actions of \(Block.self)" }

  func update(_ block: Block, environment: EnvironmentValues) {
    self.block = block
    self.environment = environment
    letGo()
  }

  /// The buttons as actions, in the order in which they were written.
  var actions: [ResolvedAction] {
    guard isAttached else { return [] }
    return evaluated.exposedItems.items.allElements.compactMap(\.asAction)
  }

  /// The first evaluation tells nobody anything new, and so must not pass for a change.
  override var isExposedOnDemand: Bool { isEvaluating }

  /// Actions are known by their names.
  override var beginsPaths: Bool { true }

  override func detach() {
    guard isAttached else { return }
    super.detach()
    letGo()
  }

  private var evaluated: ContentNode<Group<Block>> {
    if let root { return root }
    let exposureChanged = graph.exposureChanged
    isEvaluating = true
    defer {
      isEvaluating = false
      graph.exposureChanged = exposureChanged
    }
    let group = Group { block }
    let root = ContentNode(group, graph: graph, place: Place(parent: self, key: .place(0)))
    self.root = root
    graph.noteEvaluatedActions(self)
    root.update(group, environment: environment)
    return root
  }

  func letGo() {
    root?.detach()
    root = nil
  }
}

extension _UpdateContext {
  /// Keeps the buttons of a builder, to be evaluated when somebody asks for them as actions.
  mutating func updateActions<Block: View>(_ block: Block) {
    let graph = node.graph
    let environment = environment
    updateChild(
      make: { ActionBlockNode(block, graph: graph, place: $0) },
      update: { $0.update(block, environment: environment) })
  }
}

extension _ResolveContext {
  /// The buttons that come next as actions, evaluated when somebody asks; none once they are gone.
  mutating func nextActions<Block: View>(
    of type: Block.Type
  ) -> @MainActor () -> [ResolvedAction] {
    let node = nextChild() as? ActionBlockNode<Block>
    return { node?.actions ?? [] }
  }
}
