/// Where somebody stands just before a fault, and the lines of line mode that lead to it.
public struct FaultScene: Hashable, Sendable {
  /// Whether the lines were tried.
  public enum Proof: String, Hashable, Sendable, CaseIterable {
    /// They end the app.
    case endsAgain
    /// They did not end the app, so that more belongs to it than is known.
    case survived
    /// Nobody tried, because nobody would wait for it again, or there are none.
    case untried
  }

  /// The lines, in order, with those that do it at their end; none where no line does it.
  public var lines: [String]
  /// Whether they were tried.
  public var proof: Proof
  /// What is said of the element; nil where there is none, or nothing is said.
  public var heard: String?
  /// The label of the element.
  public var label: String?
  /// The name that developers gave the element for tests.
  public var identifier: String?
  /// The view type of the app in which the element is written.
  public var view: String?
  /// Words and names of pictures that may stand in the source, the best first.
  public var traces: [String]

  /// Tells of a scene.
  public init(
    lines: [String] = [], proof: Proof = .untried, heard: String? = nil, label: String? = nil,
    identifier: String? = nil, view: String? = nil, traces: [String] = []
  ) {
    self.lines = lines
    self.proof = proof
    self.heard = heard
    self.label = label
    self.identifier = identifier
    self.view = view
    self.traces = traces
  }
}

extension FaultScene {
  /// Describes the element of a deed on a screen as it stands.
  init(of deed: AuditDeed?, on screen: AuditedScreen, lines: [String]) {
    var problem = AuditProblem("")
    switch deed {
    case .perform(_, let element): problem.element = element
    case .touch(_, let part): problem.part = part
    case .escape, nil: break
    }
    let place = FindingPlace(of: problem, on: screen)
    self.init(
      lines: lines, heard: place.heard, label: place.label, identifier: place.identifier,
      view: place.view, traces: place.traces)
  }
}
