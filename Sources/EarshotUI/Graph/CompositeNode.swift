/// The node of a view that has a body.
final class CompositeNode<Content: View>: EvaluatingNode {
  private var content: Content
  private var body: Content.Body?

  init(_ content: Content, graph: ViewGraph, place: Place) {
    self.content = content
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "\(Content.self)" }

  override var isOfLibrary: Bool { LibraryTypes.contain(Content.self) }

  override var clientViewName: String? {
    isOfLibrary ? nil : typeName.prefix { $0 != "<" }.description
  }

  /// Evaluates the view, unless neither it nor what it was handed down is another than before.
  func update(_ content: Content, environment: EnvironmentValues) {
    let isKnown =
      body != nil && !isDirty && self.environment.isSame(as: environment)
      && ViewComparison.isSame(self.content, content)
    guard !isKnown else { return }
    self.content = content
    self.environment = environment
    reevaluate()
  }

  override func evaluate() {
    guard EvaluatedView.isTold else { return evaluateBody() }
    let outer = EvaluatedView.begin(Content.self, isOfLibrary: isOfLibrary)
    evaluateBody()
    EvaluatedView.end(returningTo: outer)
  }

  private func evaluateBody() {
    var installed = content
    var properties = _PropertyContext(node: self)
    PropertyFields.of(Content.self).install(in: &installed, &properties)
    let body = tracking { installed.body }
    self.body = body
    var context = _UpdateContext(node: self, memoryInUse: properties.memoryInUse)
    Content.Body._update(body, in: &context)
  }

  override func resolveItems() -> [_ResolvedItem] {
    guard let body else { return [] }
    var context = _ResolveContext(node: self)
    return Content.Body._resolve(body, in: &context)
  }
}
