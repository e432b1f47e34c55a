import EarshotTree

/// The nodes of one screen, what is out of date among them, and what has to happen next.
@MainActor
final class ViewGraph {
  let clock: VirtualClock
  let inbox = InvalidationInbox()
  /// The asynchronous work of the views' own code.
  let jobs = ClientJobs()
  /// Who takes addresses, in the order of appearing.
  var addressHandlers: [OpenURLMemory] = []
  /// What code takes words from that no environment reaches.
  var wording = Wording()
  /// What the app keeps from one launch to the next.
  let storage = AppValues()
  /// What looks at values that views hand up.
  let preferences = PreferenceWatch()
  /// Where text is entered and where the reader is.
  let focus = FocusCoordinator()
  /// What the views ask for that is accepted but not simulated.
  let unsimulated = UnsimulatedFeatures()
  /// What is named by what.
  let pairs = LabeledPairs()
  /// Whether something may be exposed differently since this was last reset.
  var exposureChanged = false
  /// The types of nodes whose content was seen to read observable objects, on any screen.
  private(set) static var typesThatReadObservables: Set<ObjectIdentifier> = []
  /// What is shown over the screen, and what came and went.
  let presentations = Presentations()
  /// Told of what happens.
  var onChange: (@MainActor (AccessibilityChange) -> Void)?
  private(set) var root: _ViewNode?
  /// What stands wherever an optional view is absent.
  private(set) lazy var absentNode = AbsentNode(graph: self)
  private var dirty: [EvaluatingNode] = []
  private var actions: [() -> Void] = []
  private var reportedDepth = false
  private var evaluatedActions: [any ActionsOnDemand] = []
  /// What accompanies the change that is on its way through the views.
  var transaction = Transaction()
  /// What views that left in this evaluation were matched by.
  var leavingMatches: Set<MatchedName> = []
  /// The transactions outside of the modifiers that changed it for themselves, innermost last.
  var outerTransactions: [Transaction] = []
  /// Which evaluation of what had changed this is; nodes know the one in which they were made.
  private(set) var evaluation: Int32 = 0
  /// Whether what had changed is evaluated just now.
  private(set) var isEvaluating = false
  private var motions: [PlannedMotion] = []
  /// What changed under an animation in the latest rounds, to be named if they never end.
  private var latestMoved: String?

  init(clock: VirtualClock) {
    self.clock = clock
    TransactionScope.add(self)
    OpenScreens.shared.note(jobs)
  }

  /// How often views may change each other before it is called an endless loop.
  static let roundLimit = 100
  /// How deep views may be nested, so that the stack never overflows.
  ///
  /// Each custom modifier takes two levels. Twice this depth, with ten modifiers on every level, was
  /// seen to fit the 8 MB that a main thread has, without optimisation.
  static let depthLimit = 500

  /// Evaluates a view at the root, and returns how to evaluate it again in another environment.
  func setRoot<Content: View>(
    _ content: Content, environment: EnvironmentValues
  ) -> (EnvironmentValues) -> Void {
    let place = _ViewNode.Place(parent: nil, key: .place(0))
    let update: (EnvironmentValues) -> Void
    if Content._isComposite {
      let node = CompositeNode(content, graph: self, place: place)
      root = node
      update = { [unowned node] in node.update(content, environment: $0) }
    } else {
      let node = ContentNode(content, graph: self, place: place)
      root = node
      update = { [unowned node] in node.update(content, environment: $0) }
    }
    update(environment)
    return update
  }

  /// Takes everything out, so that nothing keeps anything else; views do not hear of it.
  ///
  /// Nodes, their rows and the readers of state know each other, and client code may keep access to
  /// state for longer than the screen.
  func close() {
    TransactionScope.remove(self)
    runClientCode {
      root?.detach()
      root = nil
      dirty.removeAll()
      motions.removeAll()
      actions.removeAll()
      evaluatedActions.removeAll()
      _ = jobs.runAll()
    }
    jobs.close()
  }

  /// Runs the app's own code, and keeps for later what that puts off.
  func runClientCode<Result>(_ code: () throws -> Result) rethrows -> Result {
    try ClientScope.run(for: ClientScope.Screen(clock: clock, jobs: jobs, wording: wording), code)
  }

  // MARK: Reading

  func reading<Result>(as node: EvaluatingNode, _ code: () -> Result) -> Result {
    let outer = ViewGraph.current
    ViewGraph.current = self
    defer { ViewGraph.current = outer }
    return CurrentReader.evaluate(node, code)
  }

  /// The graph that is evaluating a view just now.
  static var current: ViewGraph?

  static func noteObservation(by type: ObjectIdentifier) { typesThatReadObservables.insert(type) }

  // MARK: Actions on demand

  func noteEvaluatedActions(_ actions: any ActionsOnDemand) { evaluatedActions.append(actions) }

  /// What was evaluated since the last call.
  func takeEvaluatedActions() -> [any ActionsOnDemand] {
    defer { evaluatedActions.removeAll() }
    return evaluatedActions
  }

  // MARK: Updating

  func enqueue(_ node: EvaluatingNode) { dirty.append(node) }

  /// Plans work for after the views are up to date, in the order of planning.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Whether work is planned that no flush has come to yet.
  var hasPlans: Bool { !actions.isEmpty }

  /// Tells whoever watches that something happened, from code that runs after an update.
  nonisolated func post(_ change: AccessibilityChange) {
    MainActor.assumeIsolated { onChange?(change) }
  }

  /// Evaluates what is out of date, and runs what that leads to, until nothing is left to do.
  func flush() {
    latestMoved = nil
    var latest: String?
    for round in 0..<Self.roundLimit {
      collectInvalidations()
      preferences.notice(in: self)
      guard !dirty.isEmpty || !actions.isEmpty else { return tellMotions() }
      if round + 2 >= Self.roundLimit { latest = dirty.first?.clientTypeName ?? latest }
      evaluateDirtyNodes(under: Transaction())
      runActions()
    }
    collectInvalidations()
    preferences.notice(in: self)
    let planned = actions.isEmpty ? nil : latest
    guard let culprit = dirty.first?.clientTypeName ?? latestMoved ?? planned else { return }
    if dirty.isEmpty || latestMoved != nil { actions.removeAll() }
    for node in dirty { node.forgetChange() }
    dirty.removeAll()
    onChange?(
      .fault(
        "\(culprit) was still changing after \(Self.roundLimit) rounds of updates; "
          + "look for state that its body, onAppear or onChange sets every time"))
  }

  /// Evaluates what has changed under a transaction, before anything changes under another; returns
  /// whether there was anything.
  func applyChanges(under transaction: Transaction) -> Bool {
    collectInvalidations()
    guard let first = dirty.first, !isEvaluating else { return false }
    latestMoved = first.clientTypeName
    evaluateDirtyNodes(under: transaction)
    return true
  }

  /// Notes a movement, to be told when the views are up to date.
  func plan(_ motion: PlannedMotion) { motions.append(motion) }

  /// Whether a view may stand at a depth; says so once when it may not.
  func permits(depth: Int, of node: _ViewNode) -> Bool {
    guard depth > Self.depthLimit else { return true }
    if !reportedDepth {
      reportedDepth = true
      onChange?(
        .fault(
          "views are nested more than \(Self.depthLimit) deep at \(node.typeName); "
            + "what lies deeper is left out"))
    }
    return false
  }

  private func collectInvalidations() {
    for report in inbox.takeAll() { report.apply() }
  }

  /// Evaluates from the top, so that a node that leaves or is evaluated by its parent is skipped.
  private func evaluateDirtyNodes(under transaction: Transaction) {
    let nodes = dirty.sorted { $0.depth < $1.depth }
    dirty.removeAll()
    evaluation &+= 1
    isEvaluating = true
    for node in nodes where node.isAttached && node.isDirty {
      self.transaction = node.environment.transaction(for: transaction)
      node.reevaluate()
    }
    isEvaluating = false
    self.transaction = Transaction()
    tellMotions()
    leavingMatches.removeAll()
  }

  private func tellMotions() {
    let planned = motions
    motions.removeAll()
    for event in planned.flatMap(\.events) { onChange?(.motion(event)) }
  }

  private func runActions() {
    let due = actions
    actions.removeAll()
    for action in due { action() }
  }
}
