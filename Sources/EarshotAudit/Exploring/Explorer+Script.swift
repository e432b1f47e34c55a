extension Explorer {
  /// The lines that lead from the opened screen to a state, along the fewest steps.
  public func script(
    to state: Int, in exploration: Exploration
  ) throws(Failure) -> LineScript {
    guard let path = exploration.path(to: state) else {
      return LineScript(lines: [], leadsThere: false)
    }
    return try script(doing: path, leadingTo: state, in: exploration)
  }

  /// The lines that lead from the opened screen through steps that belong together.
  public func script(
    showing steps: [Int], in exploration: Exploration
  ) throws(Failure) -> LineScript {
    guard let first = steps.first, let last = steps.last else { return LineScript(lines: []) }
    var path = exploration.path(to: exploration.steps[first].from) ?? []
    var state = exploration.steps[first].from
    for step in steps {
      let edge = exploration.steps[step]
      path += exploration.path(from: state, to: edge.from) { _ in true } ?? []
      path.append(step)
      state = edge.to
    }
    return try script(doing: path, leadingTo: exploration.steps[last].to, in: exploration)
  }

  /// The lines that lead from the opened screen through a step to what is done then at once.
  func script(
    showing sequel: AuditedStep, of step: Int, in exploration: Exploration
  ) throws(Failure) -> LineScript {
    let edge = exploration.steps[step]
    let screen = try openFresh(as: exploration)
    let writer = LineWriter(on: screen)
    let path = exploration.path(to: edge.from) ?? []
    let isWritten =
      path.allSatisfy { writer.write(exploration.steps[$0].step.deed) }
      && writer.write(edge.step.deed, untilShown: sequel.deed.subject)
      && writer.write(sequel.deed)
    return LineScript(
      lines: writer.lines,
      leadsThere: isWritten && writer.stands(at: sequel.after, in: exploration))
  }

  private func script(
    doing path: [Int], leadingTo state: Int, in exploration: Exploration
  ) throws(Failure) -> LineScript {
    let screen = try openFresh(as: exploration)
    let writer = LineWriter(on: screen)
    let states = exploration.states
    for (done, step) in path.enumerated() {
      let edge = exploration.steps[step]
      guard !writer.write(edge.step.deed) else { continue }
      return LineScript(
        lines: writer.lines, rest: path[done...].map { exploration.steps[$0].step.deed },
        leadsThere: writer.stands(at: states[edge.from], in: exploration))
    }
    return LineScript(
      lines: writer.lines,
      leadsThere: writer.stands(at: states[state], in: exploration))
  }
}
