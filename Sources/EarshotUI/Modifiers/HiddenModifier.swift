/// Takes a view out of what is exposed.
public struct HiddenModifier {
  /// Who does without the view.
  enum Reach {
    /// Everyone, as the app says.
    case everyone
    /// Assistive technology alone.
    case assistiveTechnology
    /// Whoever looks, since nothing is seen through it.
    case sight
  }

  let isHidden: Bool
  var reach = Reach.everyone
}

extension HiddenModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    guard modifier.isHidden else { return Modified._resolve(content, in: &context) }
    guard let walk = DrawingWalk.current else { return [] }
    switch modifier.reach {
    case .everyone: return []
    case .assistiveTechnology:
      return walk.hiding { Modified._resolve(content, in: &context) }
        .drawing { $0.isHidden = true }
    case .sight:
      walk.noteTransparent(Modified._resolve(content, in: &context))
      return []
    }
  }
}

extension View {
  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, HiddenModifier
  > {
    modifier(HiddenModifier(isHidden: hidden, reach: .assistiveTechnology))
  }

  /// Hides the view from assistive technology while a condition holds.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, HiddenModifier
  > {
    modifier(HiddenModifier(isHidden: hidden && isEnabled, reach: .assistiveTechnology))
  }

  /// Hides the view from everyone, and keeps its room.
  public nonisolated func hidden() -> ModifiedContent<Self, HiddenModifier> {
    modifier(HiddenModifier(isHidden: true))
  }
}
