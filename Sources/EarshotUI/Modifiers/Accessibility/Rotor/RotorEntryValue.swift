/// A place to which a rotor leads, before it is looked for.
public struct _RotorEntry {
  let label: String?
  /// What the place is known by; nil for the element itself.
  let id: AnyHashable?
  let namespace: Namespace.ID?
  /// Runs before the cursor goes there.
  let prepare: () -> Void
}
