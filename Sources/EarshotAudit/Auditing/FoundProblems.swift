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
  }

  /// What makes two problems the same, in whatever state they show.
  private struct Subject: Hashable {
    let rule: String
    let element: AccessibilityElement.ID?
    let part: DrawnPart.ID?
    /// Where it is about the screen as a whole, what is said of it, without the numbers, which differ
    /// from state to state.
    let message: String?
  }

  /// A place in the structure, with the rows unnamed.
  private struct Place: Hashable {
    let rule: String
    let shape: ElementPath
  }

  private(set) var all: [Found] = []
  private var seen: Set<Subject> = []
  /// The state in which each place was found first.
  private var states: [Place: Int] = [:]

  /// Asks rules about every state, every step and the whole, and tells between them that work goes on.
  init(
    in exploration: Exploration, by rules: [any AuditRule.Type], resting workGoesOn: () -> Void
  ) {
    for rule in rules {
      workGoesOn()
      for (index, screen) in exploration.states.enumerated() where rule.facts.understands(screen) {
        for problem in rule.problems(on: screen) {
          add(Found(rule: rule.facts, problem: problem, screen: screen, state: index, step: nil))
        }
      }
      if let overview = exploration.overview, AuditRules.isOfWords(rule),
        rule.facts.understands(overview)
      {
        for problem in rule.problems(on: overview) {
          add(Found(rule: rule.facts, problem: problem, screen: overview, state: 0, step: nil))
        }
      }
      for (index, edge) in exploration.steps.enumerated()
      where rule.facts.understands(edge.step.before) {
        for moment in edge.step.moments {
          for problem in rule.problems(on: moment.screen) {
            add(
              Found(
                rule: rule.facts, problem: problem, screen: moment.screen, state: edge.from,
                step: index))
          }
        }
        for problem in rule.problems(with: edge.step) {
          add(Self.found(problem, by: rule, at: index, in: exploration))
        }
      }
      for problem in rule.problems(in: exploration)
      where exploration.states.contains(where: rule.facts.understands) {
        add(Self.found(problem, by: rule, in: exploration))
      }
    }
  }

  private mutating func add(_ found: Found) {
    let problem = found.problem
    let isAboutAll = problem.element == nil && problem.part == nil
    let subject = Subject(
      rule: found.rule.id, element: problem.element, part: problem.part,
      message: isAboutAll ? problem.message.filter { !$0.isNumber } : nil)
    guard isNew(found), seen.insert(subject).inserted else { return }
    all.append(found)
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
    _ problem: AuditProblem, by rule: any AuditRule.Type, at step: Int, in exploration: Exploration
  ) -> Found {
    let edge = exploration.steps[step]
    let before = edge.step.before
    let isNew =
      problem.element.map { before[$0] == nil }
      ?? problem.part.map { id in before.drawn?.parts.contains { $0.id == id } == false } ?? false
    let screens = isNew ? [edge.step.after] + edge.step.moments.map(\.screen) : [before]
    return Found(
      rule: rule.facts, problem: problem,
      screen: screens.first { $0.shows(problem) } ?? screens[0], state: edge.from, step: step)
  }

  private static func found(
    _ problem: AuditProblem, by rule: any AuditRule.Type, in exploration: Exploration
  ) -> Found {
    guard let step = problem.steps.last, exploration.steps.indices.contains(step) else {
      return Found(
        rule: rule.facts, problem: problem, screen: exploration.states[0], state: 0, step: nil)
    }
    return found(problem, by: rule, at: step, in: exploration)
  }
}

extension AuditedScreen {
  /// Whether there is what a problem is about.
  fileprivate func shows(_ problem: AuditProblem) -> Bool {
    problem.element.map { self[$0] != nil }
      ?? problem.part.map { id in drawn?.parts.contains { $0.id == id } == true } ?? true
  }
}
