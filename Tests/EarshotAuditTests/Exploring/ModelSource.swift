import EarshotTree

/// A source whose elements follow from a model, as those of an app do.
@MainActor
final class ModelSource<Model>: AccessibilitySource {
  var model: Model {
    didSet {
      list.replace(with: expose(model))
      listChanges.takeAll().forEach(broadcaster.send)
    }
  }
  private let list: ElementListSource
  private let listChanges: AccessibilityChangeStream
  private let broadcaster = AccessibilityChangeBroadcaster()
  private let expose: (Model) -> [AccessibilityElement]
  /// What is modal around elements.
  var modal: (Model) -> [AccessibilityElement.ID] = { _ in [] }
  var draw: ((Model) -> [DrawnPart])?
  var respond: ((Model, AccessibilityElement.ID) -> AccessibilityResponses)?
  var onPerform:
    (ModelSource<Model>, AccessibilityAction, AccessibilityElement.ID) -> AccessibilityActionOutcome
  var onTouch: (ModelSource<Model>, DrawnPart.ID) -> Void = { _, _ in }

  init(
    _ model: Model, exposing expose: @escaping (Model) -> [AccessibilityElement],
    onPerform:
      @escaping (
        ModelSource<Model>, AccessibilityAction, AccessibilityElement.ID
      ) -> AccessibilityActionOutcome = { _, _, _ in .refused(.noAction) }
  ) {
    self.model = model
    self.expose = expose
    self.onPerform = onPerform
    list = ElementListSource(expose(model))
    listChanges = list.changes()
  }

  var clock: VirtualClock { list.clock }
  func settle() { list.settle() }
  func firstElement() -> AccessibilityElement? { list.firstElement() }
  func lastElement() -> AccessibilityElement? { list.lastElement() }
  func element(after id: AccessibilityElement.ID) -> AccessibilityElement? {
    list.element(after: id)
  }
  func element(before id: AccessibilityElement.ID) -> AccessibilityElement? {
    list.element(before: id)
  }
  func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? { list.element(id) }
  func container(around id: AccessibilityElement.ID) -> AccessibilityContainer? {
    modal(model).contains(id) ? AccessibilityContainer(id: "modal", kind: .modal) : nil
  }
  func post(_ notification: AccessibilityNotification) { send(.posted(notification)) }
  func send(_ change: AccessibilityChange) { broadcaster.send(change) }
  func changes() -> AccessibilityChangeStream { broadcaster.subscribe() }
  func responses(of id: AccessibilityElement.ID) -> AccessibilityResponses? { respond?(model, id) }
  func drawnContent(rowLimit: Int) -> DrawnContent? {
    draw.map { DrawnContent(parts: $0(model)) }
  }

  func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome {
    onPerform(self, action, id)
  }

  func touch(_ touch: DrawnPart.Touch, on part: DrawnPart.ID) -> AccessibilityActionOutcome {
    guard draw?(model).contains(where: { $0.id == part }) == true else {
      return .refused(.elementGone)
    }
    onTouch(self, part)
    return .performed
  }
}
