import EarshotTree

/// What is known about where in the app's code a problem comes from.
struct FindingPlace {
  /// What is said of the element; nil where there is none, or nothing is said.
  let heard: String?
  /// Where the element or the part stands; nil where its own words tell.
  let whereabouts: String?
  /// The label of the element.
  let label: String?
  /// The name that developers gave the element for tests.
  let identifier: String?
  /// The view type of the app.
  let view: String?
  /// Words and names of pictures that may stand in the source, the best first.
  let traces: [String]

  /// Looks at what is drawn of the element, or at the part that is drawn.
  init(of problem: AuditProblem, on screen: AuditedScreen) {
    let element = problem.element.flatMap { screen[$0] }
    let drawn = (screen.drawn?.parts ?? []) + (screen.drawn?.transparentParts ?? [])
    let part = problem.part.flatMap { id in drawn.first { $0.id == id } }
    let parts = (part.map { [$0] } ?? []) + (element?.parts ?? [])
    let spoken = element.flatMap { $0.spoken.isEmpty ? nil : $0.spoken }
    heard = problem.aspect == .moment ? nil : spoken
    label = element?.element.label
    identifier = element?.element.identifier
    view =
      problem.aspect == .row
      ? Self.view(ofRowWith: problem, drawing: drawn) : parts.lazy.compactMap(\.viewName).first
    let shown = problem.aspect == .moment ? element?.name.map { "shown “\($0)”" } : nil
    whereabouts = shown ?? Whereabouts(of: problem, on: screen).description
    traces = Self.traces(of: element?.element, and: parts)
  }

  /// The view type in which most of a row is written, or else what is drawn first of it.
  private static func view(
    ofRowWith problem: AuditProblem, drawing parts: [DrawnPart]
  ) -> String? {
    guard let row = problem.element.flatMap({ ElementPath($0).row }) else { return nil }
    let views = parts.filter { ElementPath($0.id).isWithin(row) }.compactMap(\.viewName)
    let counts = Dictionary(grouping: views) { $0 }.mapValues(\.count)
    return views.first { counts[$0] == counts.values.max() }
  }

  private static func traces(
    of element: AccessibilityElement?, and parts: [DrawnPart]
  ) -> [String] {
    let own = [element?.identifier, element?.label, element?.value, element?.hint]
    let drawn = parts.flatMap { [$0.words, $0.kind.pictureName, $0.tooltip] }
    var seen: Set<String> = []
    return (own + drawn).compactMap(\.self).filter { seen.insert($0).inserted }
  }
}

extension DrawnPart.Kind {
  /// The name of the picture, where it is one of an asset or a symbol.
  var pictureName: String? {
    switch self {
    case .asset(let name), .symbol(let name): name
    case .text, .decoration, .picture, .shape, .control: nil
    }
  }
}
