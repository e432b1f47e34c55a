import EarshotTree

/// What rules find in an exploration: each problem once, where it shows first.
struct FoundProblems {
  /// A problem with where it shows.
  struct Found {
    let rule: AuditRuleFacts
    let problem: AuditProblem
    /// The screen on which it shows.
    let screen: AuditedScreen
    /// The state in which it shows, or which a step leads from.
    let state: Int
    /// The step that shows it; nil where it shows without any.
    let step: Int?
    /// What was done at once after that step, and shows it; nil where the step does.
    var sequel: AuditedStep?
  }

  /// What makes two problems the same, in whatever state they show.
  private struct Subject: Hashable {
    let rule: String
    /// The element or the part; the same in all rows where words tell more.
    let thing: AccessibilityElement.ID?
    /// What is said, without the numbers, which differ from state to state, where that tells problems
    /// of one thing apart.
    let message: String?
  }

  /// A place in the structure, with the rows unnamed.
  private struct Place: Hashable {
    let rule: String
    let shape: ElementPath
  }

  private(set) var all: [Found] = []
  /// What was found, with what was said of it when it was found first, and in which look.
  private var seen: [Subject: (look: Int, messages: Set<String>)] = [:]
  /// The state in which each place was found first.
  private var states: [Place: Int] = [:]
  /// How often a rule has looked at something.
  private var look = 0

  /// Asks rules about every state, every step and the whole, and tells between them that work goes on.
  init(
    in exploration: Exploration, by rules: [any AuditRule.Type], resting workGoesOn: () -> Void
  ) {
    for rule in rules {
      workGoesOn()
      for (index, screen) in exploration.states.enumerated() {
        add(rule, on: screen, state: index)
      }
      if let overview = exploration.overview, AuditRules.isOfWords(rule) {
        add(rule, on: overview, state: 0)
      }
      for (index, edge) in exploration.steps.enumerated()
      where rule.facts.understands(edge.step.before) {
        for moment in edge.step.moments {
          add(rule, on: moment.screen, state: edge.from, step: index, by: edge.step.deed)
        }
        add(rule, with: edge.step, at: index, in: exploration)
        for sequel in edge.step.sequels {
          add(rule, with: sequel, at: index, in: exploration, isSequel: true)
          add(rule, on: sequel.after, state: edge.from, step: index, by: sequel.deed, sequel)
        }
      }
      for problem in rule.problems(in: exploration)
      where exploration.states.contains(where: rule.facts.understands) {
        look += 1
        add(Self.found(problem, by: rule, in: exploration))
      }
    }
  }

  private mutating func add(
    _ rule: any AuditRule.Type, with step: AuditedStep, at index: Int, in exploration: Exploration,
    isSequel: Bool = false
  ) {
    look += 1
    for problem in rule.problems(with: step) {
      var found = Self.found(
        problem, by: rule, with: step, at: index, from: exploration.steps[index].from)
      if isSequel { found.sequel = step }
      add(found, by: step.deed)
    }
  }

  private mutating func add(
    _ rule: any AuditRule.Type, on screen: AuditedScreen, state: Int, step: Int? = nil,
    by deed: AuditDeed? = nil, _ sequel: AuditedStep? = nil
  ) {
    guard rule.facts.understands(screen) else { return }
    look += 1
    for problem in rule.problems(on: screen) {
      add(
        Found(
          rule: rule.facts, problem: problem, screen: screen, state: state, step: step,
          sequel: sequel), by: deed)
    }
  }

  /// What a rule says at one look of one thing has to be put right in each respect; what it says of
  /// it in another state is the same again.
  private mutating func add(_ found: Found, by deed: AuditDeed? = nil) {
    let subject = subject(of: found, by: deed)
    let words = Self.numberless(found.problem.message)
    if let known = seen[subject] {
      guard known.look == look, seen[subject]?.messages.insert(words).inserted == true else {
        return
      }
    } else {
      guard subject.message != nil || isNew(found) else { return }
      seen[subject] = (look, [words])
    }
    all.append(found)
  }

  /// What stands in rows, or is done there, has the words of its row.
  private func subject(of found: Found, by deed: AuditDeed?) -> Subject {
    let rule = found.rule.id
    let words = Self.numberless(found.problem.message)
    guard let id = found.problem.element ?? found.problem.part else {
      return Subject(rule: rule, thing: nil, message: words)
    }
    let actedOn = deed.flatMap(\.subject) ?? id
    guard AuditRules.tellsOfWords(rule), ElementPath(actedOn).row == nil else {
      return Subject(rule: rule, thing: id, message: nil)
    }
    return Subject(rule: rule, thing: .init(ElementPath(id).shape), message: words)
  }

  private static func numberless(_ message: String) -> String {
    message.filter { !$0.isNumber }
  }

  /// Rows that come later are written in the same place as those that were there, and so tell
  /// nothing new of it.
  private mutating func isNew(_ found: Found) -> Bool {
    guard let id = found.problem.element ?? found.problem.part else { return true }
    let place = Place(rule: found.rule.id, shape: ElementPath(id).shape)
    let state = states[place] ?? found.state
    states[place] = state
    return state == found.state
  }

  /// A problem in a step is about what was there before it, or else about what came of it.
  private static func found(
    _ problem: AuditProblem, by rule: any AuditRule.Type, with step: AuditedStep, at index: Int,
    from state: Int
  ) -> Found {
    let before = step.before
    let isNew =
      problem.element.map { before[$0] == nil }
      ?? problem.part.map { id in before.drawn?.parts.contains { $0.id == id } == false } ?? false
    let moments = step.moments.map(\.screen)
    let screens =
      problem.aspect == .moment
      ? moments.filter { $0.differs(from: before, in: problem) } + [before]
      : isNew ? [step.after] + moments : [before]
    return Found(
      rule: rule.facts, problem: problem,
      screen: screens.first { $0.shows(problem) } ?? screens[0], state: state, step: index)
  }

  private static func found(
    _ problem: AuditProblem, by rule: any AuditRule.Type, in exploration: Exploration
  ) -> Found {
    guard let step = problem.steps.last, exploration.steps.indices.contains(step) else {
      return Found(
        rule: rule.facts, problem: problem, screen: exploration.states[0], state: 0, step: nil)
    }
    let edge = exploration.steps[step]
    return found(problem, by: rule, with: edge.step, at: step, from: edge.from)
  }
}

extension AuditedScreen {
  /// Whether what a problem is about is exposed otherwise than on another screen.
  fileprivate func differs(from other: AuditedScreen, in problem: AuditProblem) -> Bool {
    problem.element.map { self[$0]?.element != other[$0]?.element } ?? true
  }

  /// Whether there is what a problem is about.
  fileprivate func shows(_ problem: AuditProblem) -> Bool {
    problem.element.map { self[$0] != nil }
      ?? problem.part.map { id in drawn?.parts.contains { $0.id == id } == true } ?? true
  }
}
