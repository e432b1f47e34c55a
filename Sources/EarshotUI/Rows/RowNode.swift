/// The node of one row: it evaluates the row's content, and again when what that read changes.
final class RowNode<Element, ID: Hashable, Content: View>: EvaluatingNode {
  let id: ID
  /// Where the row was last seen among the elements; a hint, checked before it is used.
  var index: Int
  /// When the row was last asked for; the larger, the later.
  var lastUse = 0
  private var element: Element
  private var makeContent: (Element) -> Content
  private var content: Content?
  private let rows: RowsNode?

  init(
    id: ID, index: Int, element: Element, content: @escaping (Element) -> Content, rows: RowsNode?,
    graph: ViewGraph, place: Place
  ) {
    self.id = id
    self.index = index
    self.element = element
    self.makeContent = content
    self.rows = rows
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "row \(id) of ForEach, \(Content.self)" }

  func update(
    _ element: Element, content: @escaping (Element) -> Content, environment: EnvironmentValues
  ) {
    self.element = element
    self.makeContent = content
    self.environment = environment
    reevaluate()
  }

  override var rowIdentity: AnyHashable? { id }

  override func evaluate() {
    let content = tracking { makeContent(element) }
    self.content = content
    var context = _UpdateContext(node: self)
    Content._update(content, in: &context)
  }

  override func resolveItems() -> [_ResolvedItem] {
    guard let content else { return [] }
    var context = _ResolveContext(node: self)
    return Content._resolve(content, in: &context)
  }

  override var isExposedOnDemand: Bool { rows?.handsOutRows ?? false }
}
