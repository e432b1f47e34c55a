/// Draws a view otherwise, and tells when that moves.
public struct EffectModifier {
  let effect: VisualEffect
}

extension EffectModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, isNew) = context.memory { EffectMemory(modifier.effect) }
    if !isNew, memory.effect != modifier.effect {
      context.move(content, modifier.effect.movements(from: memory.effect))
      memory.effect = modifier.effect
    }
    Modified._update(content, in: &context)
  }
}

/// The effect at the last update.
private final class EffectMemory {
  var effect: VisualEffect

  init(_ effect: VisualEffect) { self.effect = effect }
}
