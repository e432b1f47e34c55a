public import EarshotTree

/// A view that can be read: evaluates it, and answers for what it exposes.
@MainActor
public final class ViewSource: AccessibilitySource {
  /// The clock on which everything in the view happens.
  public let clock: VirtualClock
  let graph: ViewGraph
  private let broadcaster = FaultKeepingBroadcaster()
  private(set) var list: ReadingList?
  let told: ToldElements
  private var hasReportedTimers = false
  private var mainLoop = MainLoop()
  /// How many rows of each list were asked for when somebody last asked what is drawn.
  var drawnRowLimit = LazyRows.window
  /// Whether work was left over when the screen settled last, as it would not end.
  private var isWorkEndless = false
  /// What is handed down to the whole view; a change evaluates all of it.
  public var environment: EnvironmentValues {
    didSet {
      graph.wording = environment.wording
      graph.runClientCode { updateRoot(environment) }
    }
  }
  private let updateRoot: (EnvironmentValues) -> Void

  /// How much work may be due at one time before it is called endless.
  private static let dueWorkLimit = 10_000
  /// How often one question may have rows appear whose appearing changes the answer.
  private static let appearanceLimit = 8

  /// Evaluates a view.
  public init(
    _ view: some View, environment: EnvironmentValues = EnvironmentValues(),
    clock: VirtualClock = VirtualClock()
  ) {
    self.clock = clock
    graph = ViewGraph(clock: clock)
    graph.wording = environment.wording
    told = ToldElements(in: graph)
    self.environment = environment
    graph.onChange = { [broadcaster] in broadcaster.send($0) }
    updateRoot = graph.runClientCode { [graph] in
      graph.setRoot(view, environment: environment)
    }
    RunningSources.note(self)
    settle()
  }

  /// Nodes and what they expose refer to each other; leaving lets go of both, and of the model.
  isolated deinit { graph.close() }

  /// Brings views, and what they expose, up to date with what is due now.
  ///
  /// Tasks that the views' own code started have run up to where they wait for time, for each other,
  /// or for what only another thread can bring. A callback that a continuation waits for has up to
  /// one second of real time, once; what other threads bring otherwise, or later, is heard when the
  /// screen settles next.
  public func settle() {
    RunningSources.run(self) { graph.runClientCode { update() } }
  }

  private func update() {
    if mainLoop.poll(), !hasReportedTimers { reportTimers() }
    let evaluation = graph.evaluation
    defer { if graph.evaluation != evaluation { mainLoop.hasCodeRun = true } }
    for _ in 0..<ViewGraph.roundLimit {
      runWhatIsDue()
      refresh()
      guard graph.hasPlans else { return }
    }
    broadcaster.send(
      .fault(
        "rows were still appearing after \(ViewGraph.roundLimit) rounds; "
          + "look for an onAppear that adds more"))
  }

  /// The element that is read first.
  public func firstElement() -> AccessibilityElement? {
    answer { list?.firstElement(from: 0)?.element }
  }

  /// The element that is read last.
  public func lastElement() -> AccessibilityElement? {
    answer { list.flatMap { $0.lastElement(before: $0.count) }?.element }
  }

  /// The element that is read after another one.
  public func element(after id: AccessibilityElement.ID) -> AccessibilityElement? {
    answer { list?.position(of: id)?.next?.element }
  }

  /// The element that is read before another one.
  public func element(before id: AccessibilityElement.ID) -> AccessibilityElement? {
    answer { list?.position(of: id)?.previous?.element }
  }

  /// The identity of the element that is read after another one; its actions are not made for that.
  public func id(after id: AccessibilityElement.ID) -> AccessibilityElement.ID? {
    settled { list?.position(of: id)?.next?.element?.id }
  }

  /// The identity of the element that is read before another one; its actions are not made for that.
  public func id(before id: AccessibilityElement.ID) -> AccessibilityElement.ID? {
    settled { list?.position(of: id)?.previous?.element?.id }
  }

  /// The element of an identity, as it is now.
  public func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? {
    answer { resolvedElement(id) }
  }

  /// The innermost container around an element or a container.
  public func container(around id: AccessibilityElement.ID) -> AccessibilityContainer? {
    guard let list else { return nil }
    if let container = list.container(id) { return container.parent.flatMap(list.container) }
    guard let position = list.position(of: id) else { return nil }
    return position.list.container(around: position.place).flatMap(list.container)
  }

  /// The place of an element in the series or tab bar around it.
  public func position(of id: AccessibilityElement.ID) -> AccessibilityPosition? {
    guard let container = container(around: id), let context = container.placesMembersIn,
      let position = list?.position(of: id)
    else { return nil }
    let (place, count) = position.list.rank(at: position.place)
    return AccessibilityPosition(place, of: count, in: context, container: container.id)
  }

  /// Runs the view's own code for an action.
  public func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome {
    guard let element = resolvedElement(id) else { return .refused(.elementGone) }
    _ = told.tell(element)
    return act(on: id) { element.perform(action) }
  }

  /// Runs the view's own code for somebody who acts on an element, or on nothing that is one.
  func act(
    on id: AccessibilityElement.ID?, _ deed: () -> AccessibilityActionOutcome
  ) -> AccessibilityActionOutcome {
    graph.presentations.lastActor = id
    mainLoop.hasCodeRun = true
    return RunningSources.run(self) { graph.runClientCode(deed) }
  }

  /// Has the views hear that the reader's cursor is elsewhere now.
  public func focusMoved(to id: AccessibilityElement.ID?) {
    let targets = id.flatMap(resolvedElement)?.focusTargets ?? []
    graph.runClientCode { graph.focus.readerMoved(into: targets) }
  }

  /// Tells everyone who watches something, as the app would.
  public func post(_ notification: EarshotTree.AccessibilityNotification) {
    broadcaster.send(.posted(notification))
  }

  /// Tells everyone who watches of feedback that is felt.
  func give(_ feedback: SensoryFeedback) { broadcaster.send(.haptic(feedback.haptic)) }

  /// Tells everyone who watches what the app asked for in vain, as the screen stands alone.
  func note(_ request: AccessibilityChange.Request) { broadcaster.send(.unanswered(request)) }

  /// Tells everyone who watches that something failed, in a sentence that names what.
  public func report(_ fault: String) { broadcaster.send(.fault(fault)) }

  /// Begins a stream of what happens from now on; the first one begins with what failed before.
  public func changes() -> AccessibilityChangeStream { broadcaster.subscribe() }

  /// The rules that shaped an element, in the order in which they were applied.
  public func rules(shaping id: AccessibilityElement.ID) -> [AccessibilityRule] {
    resolvedElement(id)?.rules.map(\.rule) ?? []
  }

  /// Tells of the element that a question is about.
  private func answer(_ question: () -> ResolvedElement?) -> AccessibilityElement? {
    settled { question().map(told.tell) }
  }

  /// The answer to a question; rows that are realised for it appear and begin their work first, and
  /// what that leads to settles.
  func settled<Answer>(_ question: () -> Answer?) -> Answer? {
    var answer = graph.runClientCode(question)
    for _ in 0..<Self.appearanceLimit where graph.hasPlans || hasBegunWork {
      settle()
      answer = graph.runClientCode(question)
    }
    return answer
  }

  /// Whether work waits that a row began; what never ends is left to the next settling.
  private var hasBegunWork: Bool { !isWorkEndless && !graph.jobs.isEmpty }

  private func runWhatIsDue() {
    isWorkEndless = false
    for _ in 0..<Self.dueWorkLimit {
      graph.flush()
      guard graph.jobs.runAll() > 0 || clock.runNextDue() || graph.jobs.awaitOthers()
      else { return }
      mainLoop.hasCodeRun = true
    }
    graph.flush()
    isWorkEndless = true
    broadcaster.send(
      .fault(
        "work was still due after \(Self.dueWorkLimit) pieces of it; "
          + "look for work that plans itself again without a delay"))
  }

  /// What the views ask for that is accepted but not simulated.
  public var unsimulated: [String] { graph.unsimulated.names }

  /// Every rule of the view layer, whether or not an element can tell of it.
  public nonisolated static var allRules: [AccessibilityRule] { UIRule.all.map(\.rule) }

  func resolvedElement(_ id: AccessibilityElement.ID) -> ResolvedElement? {
    graph.runClientCode { list?.position(of: id)?.element }
  }

  private func reportTimers() {
    hasReportedTimers = true
    report(
      "a timer waits in real time, which a screen does not; "
        + "import SwiftUI in the file that starts it")
  }

  private func refresh() {
    guard let root = graph.root, graph.exposureChanged || list == nil else { return }
    graph.exposureChanged = false
    let former = list
    let exposed = (graph.presentations.topmost ?? root).exposedItems
    if former == nil || former?.source !== exposed { list = ReadingList(exposed) }
    let screenChange = graph.presentations.takeScreenChange()
    guard let former, let list else { return }
    ExposureDifference(from: former, to: list, told: told).changes.forEach(broadcaster.send)
    if let screenChange { broadcaster.send(.posted(screenChange)) }
  }
}
