import EarshotTree

/// Which parts of the frame are the same for matched views.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: Int

  /// Takes the parts by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Stands where another view of the same name stands, or moves from there when it takes its place.
public struct MatchedGeometryModifier {
  let name: MatchedName
  let movesFromMatch: Bool
}

/// What matched views have in common.
struct MatchedName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension MatchedGeometryModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, isNew) = context.memory { MatchedGeometryMemory() }
    let former = memory.name
    memory.name = modifier.name
    let node = context.node
    if let former, former != modifier.name, !modifier.movesFromMatch {
      context.move(
        content,
        [
          Movement(
            .position, .place("where its former match is"), rest: .place("where its match is"))
        ])
    }
    if isNew, node.graph.isEvaluating, modifier.movesFromMatch {
      let resolve = context.resolving(content)
      node.graph.plan(
        PlannedMotion(
          subject: { MotionSubject(of: resolve(node)) }, occasion: .change,
          movements: [
            Movement(.position, .place("where its match was"), rest: .place("its place"))
          ],
          animation: context.transaction.animation,
          isTold: { node.graph.leavingMatches.contains(modifier.name) }))
    }
    Modified._update(content, in: &context)
  }
}

/// The name under which the view is matched.
private final class MatchedGeometryMemory: LeavingMemory {
  var name: MatchedName?

  func nodeBeginsToLeave(_ node: _ViewNode) {
    if let name { node.graph.leavingMatches.insert(name) }
  }
}

extension View {
  /// Gives the view the place of another one of the same name.
  public nonisolated func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> ModifiedContent<Self, MatchedGeometryModifier> {
    modifier(
      MatchedGeometryModifier(
        name: MatchedName(id: AnyHashable(id), namespace: namespace),
        movesFromMatch: isSource && properties.contains(.position)))
  }
}
