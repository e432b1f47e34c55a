import EarshotTree

/// The node of content that is shown over the screen, or instead of the one before.
///
/// It stands below the view that shows it, so that it lives as long and is kept up to date by it;
/// but what it exposes is no part of what that view exposes.
class PresentedNode: EvaluatingNode {
  let presentation: Presentation
  /// The element that was acted on when this was opened.
  var opener: AccessibilityElement.ID?
  /// What a navigation shows around the content, where this is a screen of one.
  let screen = ScreenModel()
  /// The navigation that shows this instead of the screen before.
  private(set) weak var navigation: NavigationModel?
  /// The place in the path of a navigation.
  let pathPlace: Int?
  /// Runs when this is not shown any more.
  var onDismiss: (() -> Void)?

  init(_ presentation: Presentation, pathPlace: Int?, graph: ViewGraph, place: Place) {
    self.presentation = presentation
    self.pathPlace = pathPlace
    super.init(graph: graph, place: place)
    presentation.node = self
  }

  /// What is exposed over the screen depends on nothing below it.
  override var isExposedOnDemand: Bool { presentation.kind != .push }

  override var exposer: _ViewNode? {
    presentation.kind == .push ? navigation?.host : nil
  }

  /// Shows the content; the first time, tells everyone who has to know.
  func show(in outside: EnvironmentValues, isNew: Bool) {
    environment = outside
    environment.presentation = presentation
    environment.rowDeletion = nil
    environment.listSelection = nil
    environment.tabBar = nil
    environment.showsRowBadges = false
    environment.isSidebar = false
    environment.isSearching = false
    environment.search = nil
    environment.outerScreen = nil
    if presentation.kind == .push {
      navigation = outside.navigation
      screen.host = navigation?.host
      environment.screen = screen
    } else {
      environment.navigation = nil
      environment.screen = nil
    }
    if isNew {
      navigation?.push(self)
      graph.presentations.open(self)
    }
    reevaluate()
  }

  override func detach() {
    guard isAttached else { return }
    navigation?.remove(self)
    graph.presentations.close(self)
    graph.exposureChanged = true
    navigation?.host?.invalidateExposure()
    super.detach()
    if let onDismiss { graph.afterUpdate(onDismiss) }
  }
}

/// The node of shown content of one type.
final class PresentedContentNode<Content: View>: PresentedNode {
  private var makeContent: (() -> Content)?
  private var content: Content?

  override var typeName: String { "\(Content.self), shown over other views" }

  func update(_ makeContent: @escaping () -> Content, environment: EnvironmentValues) {
    let isNew = self.makeContent == nil
    self.makeContent = makeContent
    show(in: environment, isNew: isNew)
  }

  override func evaluate() {
    guard let makeContent else { return }
    let content = tracking { makeContent() }
    self.content = content
    var context = _UpdateContext(node: self)
    context.isLazy = false
    Content._update(content, in: &context)
  }

  override func resolveItems() -> [_ResolvedItem] {
    guard let content else { return [] }
    var context = _ResolveContext(node: self)
    let items = Content._resolve(content, in: &context)
    return PresentationResolution(presentation, in: context).resolve(items)
  }
}
