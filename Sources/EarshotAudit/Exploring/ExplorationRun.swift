import EarshotReader
import EarshotTree

/// One exploration while it goes on.
///
/// It goes layer by layer, so that the path to each state is short: the states that are one step
/// away from the opened screen, those that are two steps away, and so on. Within a layer it does
/// next what is nearest.
@MainActor
final class ExplorationRun<Failure: Error> {
  private let explorer: Explorer<Failure>
  private let order: DeedOrder
  /// Whether something that was found to be another each time ends it, to begin anew.
  var learns = true
  /// What is another each time the screen is opened, as far as is known.
  private var differences: OpeningDifferences
  private let names: ScreenNames
  private var hasLearned = false
  private var openedLooks: [AuditedScreen] = []
  /// Where rows came later, for which it was looked whether they have the same identity again.
  private var judged: Set<ElementPath> = []
  private var met: Set<AccessibilityElement.ID> = []
  /// What was done with what shows for a while only.
  private var hurried: Set<HurriedDeed> = []
  private var facts: StateFacts
  private var novelty = Novelty()
  private var tried: TriedDeeds
  private var leftOut: LeftOutDeeds
  private var found = FoundStates()
  private var ways = KnownWays()
  private var steps: [Exploration.Edge] = []
  /// The states of this layer with what is left to be tried in them, the next last.
  private var agenda: [Int: [AuditDeed]] = [:]
  private var layer: [Int] = []
  private var nextLayer: [Int] = []
  private var expanded: [Int] = []
  private var takesFingers = false
  /// The states in which everything else was tried before fingers were.
  private var readyForFingers: Set<Int> = []
  private var opening: [Heard] = []
  private var overview: AuditedScreen?
  /// How much is looked at where a screen is very long; nil for what the bounds say.
  private var limits: AuditedScreen.Limits?
  private var cuts: Set<Exploration.Cut> = []
  private var unreachable: Set<AccessibilityElement.ID> = []
  private var surprises: [Exploration.Surprise] = []
  /// The screen that is open, and the state in which it is.
  private var live: (screen: LiveScreen, state: Int)?

  /// Begins; with what was learned by a former one, if there was one.
  init(of explorer: Explorer<Failure>, after former: ExplorationRun? = nil) {
    self.explorer = explorer
    differences = former?.differences ?? OpeningDifferences()
    judged = former?.judged ?? []
    names = ScreenNames(differences)
    facts = StateFacts(besides: differences)
    order = DeedOrder(seed: explorer.seed)
    tried = TriedDeeds(limit: explorer.bounds.repeats)
    leftOut = LeftOutDeeds(after: explorer.faults)
  }

  /// Explores; nil where something was learned that asks for beginning anew.
  func explore() throws(Failure) -> Exploration? {
    try begin()
    try goThroughLayers()
    (readyForFingers, nextLayer, expanded) = (Set(expanded), expanded, [])
    takesFingers = true
    try goThroughLayers()
    guard !hasLearned else { return nil }
    if novelty.hasLeftSomething || tried.hasLeftSomething { cuts.insert(.alike) }
    let stoodOn = steps.compactMap(\.step.deed.cursor)
    return Exploration(
      states: found.all.map(\.screen), steps: steps, opening: opening, expanded: expanded,
      cuts: cuts, restless: facts.restless, unreachable: unreachable.subtracting(stoodOn),
      surprises: surprises, overview: overview,
      openings: Exploration.Openings(
        differences: differences, rows: names.rows, limits: limits))
  }

  private func goThroughLayers() throws(Failure) {
    while !nextLayer.isEmpty, hasRoomForSteps, !hasLearned {
      beginLayer()
      while !hasLearned, hasRoomForSteps, let (state, deed) = nextDeed() {
        try attempt(deed, in: state)
      }
      expanded += layer.filter { agenda[$0]?.isEmpty == true }
    }
  }

  private func begin() throws(Failure) {
    let first = try openFresh()
    guard !first.look().isLongForItsRows || limits != nil else { return try beginShort() }
    openedLooks = [first.look()]
    facts.ignoreWords(of: first.restlessElements())
    let screen = try openFresh()
    openedLooks.append(screen.look())
    guard try !learnsFromOpenings() else { return }
    if screen.look().elementsLeftOut { overview = screen.overview() }
    opening = screen.opening
    live = (screen, addState(screen.look(), key: key(of: screen), after: nil, by: nil))
  }

  /// Begins with fewer elements: each look takes its time, and what is behind very many rows that are
  /// alike is not looked at anyway.
  private func beginShort() throws(Failure) {
    limits = explorer.bounds.limits
    limits?.elements = min(Self.elementsOfLong, explorer.bounds.limits.elements)
    try begin()
  }

  private static var elementsOfLong: Int { 120 }

  private func beginLayer() {
    (layer, nextLayer) = (nextLayer, [])
    agenda = [:]
    for state in layer {
      agenda[state] = order.ordered(deeds(in: state), in: state).reversed()
    }
  }

  /// What is left to be tried in a state: what takes a finger comes when nothing else is left
  /// anywhere.
  private func deeds(in state: Int) -> [AuditDeed] {
    let screen = found[state].screen
    guard takesFingers else { return screen.deeds }
    return (readyForFingers.contains(state) ? [] : screen.deeds) + screen.fingerDeeds
  }

  private func attempt(_ deed: AuditDeed, in state: Int) throws(Failure) {
    guard let screen = try arrive(at: state) else {
      agenda[state] = nil
      return
    }
    agenda[state]?.removeLast()
    tried.takeNote(of: deed, in: found[state], by: facts)
    guard var step = screen.perform(deed) else {
      if let subject = deed.subject { unreachable.insert(subject) }
      return
    }
    guard try !learnsFromLateRows(of: step, in: state) else { return }
    let second = step.seemsToChangeNothing ? screen.performAgain(deed) : nil
    step.moments = try moments(of: step, in: state)
    step.sequels = try sequels(of: step, in: state)
    step.courses = try courses(with: step, in: state, on: screen)
    takeNote(of: step, from: state, on: screen)
    if let second, second.before != second.after { takeNote(of: second, from: state, on: screen) }
  }

  /// What showed for a while only, as it is seen when the same is done once more.
  private func moments(of step: AuditedStep, in state: Int) throws(Failure) -> [BriefScreen] {
    guard step.comesToRest, step.showsSomethingBriefly else { return [] }
    let known = [step.before, step.after]
    return try replay(found[state].path).watch(step.deed).filter { !known.contains($0.screen) }
  }

  /// What is done with what shows for a while only, as long as it does; once for each place.
  private func sequels(of step: AuditedStep, in state: Int) throws(Failure) -> [AuditedStep] {
    var sequels: [AuditedStep] = []
    for next in step.briefDeeds
    where hasRoomForSteps && hurried.insert(HurriedDeed(next, after: step.deed)).inserted {
      let screen = try replay(found[state].path)
      if let sequel = screen.perform(step.deed, thenAtOnce: next) { sequels.append(sequel) }
    }
    return sequels
  }

  /// What becomes of the screen with and without what was done, where that may have done nothing;
  /// after some time, so that something is there that may be put back to how it began.
  private func courses(
    with step: AuditedStep, in state: Int, on screen: LiveScreen
  ) throws(Failure) -> ComparedCourses? {
    guard screen.goesOn, step.isPerformed, step.deed.chosenName != nil,
      !step.isNoticed(besides: facts.restless)
    else { return nil }
    let (cursor, path) = (step.deed.cursor, found[state].path)
    let (one, other) = (try replay(path), try replay(path))
    guard one.leaveAlone(at: cursor) != nil, other.leaveAlone(at: cursor) != nil,
      let again = one.perform(step.deed), let leftAlone = other.leaveAlone(at: cursor)
    else { return nil }
    let acted = ComparedCourses.Course(to: again.after, telling: again.changes)
    return ComparedCourses(acted: acted, leftAlone: leftAlone)
  }

  private var hasRoomForSteps: Bool {
    if steps.count >= explorer.bounds.steps { cuts.insert(.steps) }
    if explorer.isTimeUp() { cuts.insert(.time) }
    return cuts.isDisjoint(with: [.steps, .time])
  }
}

/// What is done next.
extension ExplorationRun {
  /// A deed that is left in the state at hand, or in the nearest one, or in the first one.
  private func nextDeed() -> (state: Int, deed: AuditDeed)? {
    if let live {
      if let deed = nextDeed(in: live.state) { return (live.state, deed) }
      let nearest = ways.nearest(from: live.state, within: Self.nearby) { nextDeed(in: $0) != nil }
      if let nearest, let deed = nextDeed(in: nearest) { return (nearest, deed) }
    }
    for state in layer {
      if let deed = nextDeed(in: state) { return (state, deed) }
    }
    return nil
  }

  /// More steps than this take longer than to open the screen anew.
  private static var nearby: Int { 2 }

  /// The next deed of a state that is worth trying; those before it are dropped.
  private func nextDeed(in state: Int) -> AuditDeed? {
    while let deed = agenda[state]?.last {
      if tried.wants(deed, in: found[state], by: facts),
        !leftOut.contains(deed, in: found[state], by: facts)
      {
        return deed
      }
      agenda[state]?.removeLast()
    }
    return nil
  }
}

/// What is made of a step.
extension ExplorationRun {
  private func takeNote(of step: AuditedStep, from state: Int, on screen: LiveScreen) {
    var key = facts.key(of: step.after)
    if !step.comesToRest, found.state(of: key) == nil {
      facts.ignoreWords(of: screen.restlessElements())
      key = facts.key(of: step.after)
    }
    tried.takeNote(of: step.deed, in: found[state], leadingTo: key, by: facts)
    guard let to = found.state(of: key) ?? addState(after: step, key: key, from: state) else {
      live = nil
      return
    }
    steps.append(Exploration.Edge(from: state, to: to, step: step))
    if to != state { ways.add(step.deed, from: state, to: to) }
    _ = stand(in: to, on: screen)
    explorer.progress(
      ExplorationProgress(
        states: found.all.count, expanded: expanded.count,
        waiting: layer.count + nextLayer.count, steps: steps.count))
  }

  private func addState(after step: AuditedStep, key: StateFacts.Key, from state: Int) -> Int? {
    guard found.all.count < explorer.bounds.states else {
      cuts.insert(.states)
      return nil
    }
    return addState(step.after, key: key, after: state, by: step.deed)
  }

  private func addState(
    _ screen: AuditedScreen, key: StateFacts.Key, after former: Int?, by deed: AuditDeed?
  ) -> Int {
    let path = (former.map { found[$0].path } ?? []) + [deed].compactMap(\.self)
    let before = former.map { found[$0].screen }
    let state = found.add(
      FoundStates.State(screen: screen, key: key, kind: facts.kind(of: key), path: path))
    tried.takeNote(of: found[state], isOpened: former == nil, by: facts)
    if screen.elementsLeftOut { cuts.insert(.elements) }
    if let drawn = screen.drawn, drawn.rowsLeftOut > 0 { cuts.insert(.rows) }
    guard novelty.takeNote(of: screen, key, after: before) else { return state }
    if path.count < explorer.bounds.depth { nextLayer.append(state) } else { cuts.insert(.depth) }
    return state
  }
}

/// How to come to a state again.
extension ExplorationRun {
  /// The screen in a state: as it is open, or after known steps, or opened anew; nil where the state
  /// is not found again.
  private func arrive(at state: Int) throws(Failure) -> LiveScreen? {
    if let live, live.state == state { return live.screen }
    if let screen = walk(to: state) ?? tryShortWay(to: state) { return screen }
    let first = try replay(found[state].path)
    if key(of: first) == found[state].key { return stand(in: state, on: first) }
    let second = try replay(found[state].path)
    if key(of: second) == found[state].key { return stand(in: state, on: second) }
    guard try !learns(from: first, second) else { return nil }
    let isRepeatable = key(of: first) == key(of: second)
    surprises.append(
      Exploration.Surprise(state: state, isRepeatable ? .dependsOnHistory : .notDeterministic))
    live = nil
    return nil
  }

  private func walk(to state: Int) -> LiveScreen? {
    let limit = found[state].path.count + 1
    guard let live, let way = ways.shortest(from: live.state, to: state, within: limit) else {
      return nil
    }
    return follow(way, to: state, on: live.screen)
  }

  /// Does what is expected to lead to a state, such as taking back what was done just now.
  private func tryShortWay(to state: Int) -> LiveScreen? {
    guard let live,
      let deed = tried.deed(leadingFrom: found[live.state], to: found[state], by: facts)
    else { return nil }
    return follow([deed], to: state, on: live.screen)
  }

  /// Does one thing after the other; where that leads elsewhere, nobody knows where.
  private func follow(_ way: [AuditDeed], to state: Int, on screen: LiveScreen) -> LiveScreen? {
    live = nil
    guard way.allSatisfy({ screen.repeatDeed($0) }), key(of: screen) == found[state].key else {
      return nil
    }
    return stand(in: state, on: screen)
  }

  private func replay(_ path: [AuditDeed]) throws(Failure) -> LiveScreen {
    let screen = try openFresh()
    for deed in path where !screen.repeatDeed(deed) { break }
    return screen
  }

  private func key(of screen: LiveScreen) -> StateFacts.Key { facts.key(of: screen.look()) }

  private func stand(in state: Int, on screen: LiveScreen) -> LiveScreen {
    screen.stand(at: found[state].path)
    live = (screen, state)
    return screen
  }
}

/// What is another each time the screen is opened.
extension ExplorationRun {
  private func openFresh() throws(Failure) -> LiveScreen {
    try explorer.openFresh(naming: names, limits: limits)
  }

  /// Opening a screen of so many elements takes next to no time.
  private static var fewElements: Int { 100 }

  /// Whether it turns out that openings differ.
  private func learnsFromOpenings() throws(Failure) -> Bool {
    guard learns else { return false }
    // What is one of two things by chance is the same in every second pair of openings.
    if openedLooks[0].elements.count < Self.fewElements {
      openedLooks.append(try openFresh().look())
    }
    for look in openedLooks.dropFirst() where differences.learn(from: openedLooks[0], look) {
      hasLearned = true
    }
    return concludesLearning()
  }

  /// Whether it turns out that what the same deeds lead to differs.
  private func learns(from one: LiveScreen, _ other: LiveScreen) throws(Failure) -> Bool {
    guard learns else { return false }
    hasLearned = differences.learn(from: one.look(), other.look())
    if !hasLearned {
      hasLearned = differences.learn(from: found[0].screen, try openFresh().look())
    }
    return concludesLearning()
  }

  /// Whether it turns out that rows that came with a step are called otherwise the next time.
  ///
  /// One step for each place where rows can come is repeated for this.
  private func learnsFromLateRows(
    of step: AuditedStep, in state: Int
  ) throws(Failure) -> Bool {
    guard learns else { return false }
    let late = step.after.elements.map(\.id).filter {
      step.before[$0] == nil && met.insert($0).inserted && $0.mayHoldNames
    }
    let places = Set(late.flatMap { ElementPath($0).names.map(\.place) })
      .subtracting(differences.renamed).subtracting(judged)
    guard !places.isEmpty else { return false }
    judged.formUnion(places)
    let again = try replay(found[state].path + [step.deed])
    hasLearned = differences.learnNames(from: step.after, again.look())
    return concludesLearning()
  }

  private func concludesLearning() -> Bool {
    if hasLearned { differences.takeSteadyWords(of: openedLooks) }
    return hasLearned
  }
}
