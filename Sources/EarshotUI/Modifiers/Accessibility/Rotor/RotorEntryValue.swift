/// A place to which a rotor leads, before it is looked for.
public struct _RotorEntry {
  let label: Text?
  /// What the place is known by; nil for the element itself.
  let id: AnyHashable?
  let namespace: Namespace.ID?
  /// The stretch of the element's words that the place is; nil for the whole element.
  var textRange: Range<String.Index>?
  /// Runs before the cursor goes there.
  let prepare: () -> Void
}
