import EarshotTree

/// Links a view with others of its group.
public struct LinkedGroupModifier {
  let mark: RotorMark
}

/// Remembers the group that a view is linked by.
final class LinkMemory {
  var mark: RotorMark?
}

extension LinkedGroupModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.memory { LinkMemory() }.memory.mark = modifier.mark
    Modified._update(content, in: &context)
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let rotor = ResolvedRotor(
      name: "Linked Elements", entries: { [] }, links: modifier.mark, node: context.node)
    return Modified._resolve(content, in: &context).adjusting { element in
      element.with(.linkedGroup) { copy in
        copy.changeRarities { rarities in
          guard !rarities.rotors.contains(where: { $0.name == rotor.name }) else { return }
          rarities.rotors.append(rotor)
        }
      }
    }
  }
}

extension View {
  /// Links the view with all others of its group, so that a person can jump from one to another.
  public nonisolated func accessibilityLinkedGroup(
    id: some Hashable, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, LinkedGroupModifier> {
    modifier(LinkedGroupModifier(mark: RotorMark(id: id, namespace: namespace)))
  }
}
