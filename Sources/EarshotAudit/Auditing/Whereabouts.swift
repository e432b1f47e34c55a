import EarshotText
import EarshotTree

/// Where something stands that no words of its own tell from others, as a person would find it.
struct Whereabouts {
  /// Such as `stop 3 of 12, after “Cancel”`; nil where words tell, and where it is not on the screen.
  let description: String?

  /// Looks for the element, the container or the part that a problem is about.
  init(of problem: AuditProblem, on screen: AuditedScreen) {
    if let id = problem.element {
      description =
        screen[id].map { Self.words(for: $0, on: screen) }
        ?? Self.words(forContainer: id, on: screen)
    } else {
      description = problem.part.flatMap { Self.words(forPart: $0, on: screen) }
    }
  }

  private static func words(for element: AuditedElement, on screen: AuditedScreen) -> String? {
    guard element.name == nil, let place = screen.place(of: element.id) else { return nil }
    let count = screen.elements.count
    let stop = "stop \(place + 1)" + (screen.elementsLeftOut ? "" : " of \(count)")
    let silence = element.spoken.isInaudible ? "an element that says nothing" : nil
    let names = screen.elements.map(\.name)
    return [silence, stop, neighbour(of: place, in: names)].compactMap(\.self)
      .joined(separator: ", ")
  }

  private static func words(
    forContainer id: AccessibilityElement.ID, on screen: AuditedScreen
  ) -> String? {
    guard let container = screen.containers.first(where: { $0.id == id }) else { return nil }
    let name = container.label.map { " “\($0)”" } ?? ""
    let first = screen.elements(in: id).lazy.compactMap(\.name).first
    let start = first.map { " that begins with \(Quotation.of($0))" } ?? ""
    return "\(container.kind.look)\(name)\(start)"
  }

  private static func words(forPart id: DrawnPart.ID, on screen: AuditedScreen) -> String? {
    let parts = screen.drawn?.parts ?? []
    guard let place = parts.firstIndex(where: { $0.id == id }) else { return nil }
    let part = parts[place]
    guard part.words == nil else {
      return part.viewName == nil ? part.words.map(Quotation.of) : nil
    }
    return [part.kind.look, neighbour(of: place, in: parts.map(\.words))].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// The nearest words before, or else after.
  private static func neighbour(of place: Int, in words: [String?]) -> String? {
    if let before = words[..<place].lazy.compactMap(\.self).last {
      return "after \(Quotation.of(before))"
    }
    let after = words[(place + 1)...].lazy.compactMap(\.self).first
    return after.map { "before \(Quotation.of($0))" }
  }
}

extension AccessibilityContainer.Kind {
  /// What a person would call it.
  fileprivate var look: String {
    switch self {
    case .list: "a list"
    case .landmark: "a landmark"
    case .table: "a table"
    case .tabBar: "a tab bar"
    case .series: "a series"
    case .group: "a group"
    case .modal: "something modal"
    }
  }
}
