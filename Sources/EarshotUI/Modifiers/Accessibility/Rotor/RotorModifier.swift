import EarshotTree

/// Offers a rotor at every element inside.
public struct RotorModifier {
  let name: Text
  let entries: () -> [_RotorEntry]
}

extension RotorModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let rotor = ResolvedRotor(
      name: modifier.name.words(in: context.environment).string, entries: modifier.entries,
      node: context.node)
    return Modified._resolve(content, in: &context).adjusting { element in
      element.with(.rotor) { copy in
        copy.changeRarities { rarities in
          guard !rarities.rotors.contains(where: { $0.name == rotor.name }) else { return }
          rarities.rotors.append(rotor)
        }
      }
    }
  }
}

/// Lets a rotor of a view around this one lead here.
public struct RotorEntryModifier {
  let mark: RotorMark
}

extension RotorEntryModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.memory { RotorEntryMemory() }.memory.mark = modifier.mark
    Modified._update(content, in: &context)
  }
}

extension View {
  /// Lets a rotor lead to the view by an identity in a space of names.
  public nonisolated func accessibilityRotorEntry(
    id: some Hashable, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, RotorEntryModifier> {
    modifier(RotorEntryModifier(mark: RotorMark(id: id, namespace: namespace)))
  }
}
