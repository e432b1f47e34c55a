import EarshotTree

extension SourcePlace: Packed {
  func pack(into bytes: inout PackedBytes) { bytes.append(file, line, column, utf16Column) }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self.init(
      file: try bytes.next(), line: try bytes.next(), column: try bytes.next(),
      utf16Column: try bytes.next())
  }
}

extension AuditProblem: Packed {
  func pack(into bytes: inout PackedBytes) {
    bytes.append(element, part, message, remedy, severity, confidence, steps, endsApp)
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self.init(
      element: try bytes.next(), part: try bytes.next(), try bytes.next(),
      remedy: try bytes.next(), severity: try bytes.next(), confidence: try bytes.next(),
      steps: try bytes.next())
    endsApp = try bytes.next()
  }
}

extension AuditFinding: Packed {
  func pack(into bytes: inout PackedBytes) {
    bytes.append(rule.id, problem, screen, heard, view, traces, commands)
    bytes.append(fingerprint, label, identifier, place, whereabouts)
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    guard let rule = AuditRules.rule(named: try bytes.next()) else { throw UnpackingError() }
    self.init(
      rule: rule.facts, problem: try bytes.next(), screen: try bytes.next(),
      heard: try bytes.next(), view: try bytes.next(), traces: try bytes.next(),
      commands: try bytes.next(), fingerprint: try bytes.next(), label: try bytes.next(),
      identifier: try bytes.next(), place: try bytes.next(), whereabouts: try bytes.next())
  }
}

extension AuditReport.NotChecked: Packed {
  func pack(into bytes: inout PackedBytes) { bytes.append(rule, need, screen) }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self.init(try bytes.next(), need: try bytes.next(), screen: try bytes.next())
  }
}

extension AuditCoverage: Packed {
  func pack(into bytes: inout PackedBytes) {
    bytes.append(screen, states, steps, stops, messages, messageStops)
    bytes.append(unreached, isCutShort, cuts, refusedSteps, elements)
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self.init(
      screen: try bytes.next(), states: try bytes.next(), steps: try bytes.next(),
      stops: try bytes.next(), messages: try bytes.next())
    messageStops = try bytes.next()
    unreached = try bytes.next()
    isCutShort = try bytes.next()
    cuts = try bytes.next()
    refusedSteps = try bytes.next()
    elements = try bytes.next()
  }
}

extension ScreenReport: Packed {
  func pack(into bytes: inout PackedBytes) {
    bytes.append(findings, notChecked, coverage, drawnViews)
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self.init(
      findings: try bytes.next(), notChecked: try bytes.next(), coverage: try bytes.next(),
      drawnViews: try bytes.next())
  }
}
