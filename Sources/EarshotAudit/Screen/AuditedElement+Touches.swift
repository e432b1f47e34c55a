import EarshotTree

extension AuditedElement {
  /// The parts that react to a finger of their own accord, what one gesture reaches taken together.
  ///
  /// The part of a control is left out where the element is that control.
  var touchableParts: [DrawnPart] {
    let own = parts.filter { $0.id != id }
    let controls = own.filter { $0.kind == .control && !$0.touches.isEmpty }
    let tapped = own.filter { $0.kind != .control && $0.touches.contains(.tap) }
    var reached: Set<AccessibilityElement.ID> = []
    let known = tapped.filter { $0.tapReach.map { reached.insert($0).inserted } ?? false }
    let unknown = tapped.filter { $0.tapReach == nil }
    let groups = PathGroups.groups(of: unknown.map(\.id), among: own.map(\.id))
    let first = Set(groups.compactMap(\.first))
    return controls + known + unknown.filter { first.contains($0.id) }
  }

  /// What a part is called: by its words, or by those that are drawn in it.
  func words(of part: DrawnPart) -> String? {
    if let words = part.words { return words }
    let path = ElementPath(part.id)
    let texts = parts.filter { ElementPath($0.id).isWithin(path) }.compactMap(\.words)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}
