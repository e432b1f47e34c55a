/// The view whose body is being evaluated, for whoever has to say where a program crashed.
package enum EvaluatedView {
  /// The type of the view that client code wrote; nil while no body is evaluated.
  ///
  /// May be asked on the main thread only, where a program may be in the middle of anything.
  package static var name: String? {
    guard let node = CurrentReader.onThisThread else { return nil }
    return MainActor.assumeIsolated { node.clientTypeName }
  }
}
