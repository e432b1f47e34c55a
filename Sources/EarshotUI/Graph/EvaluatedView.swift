/// The view that is being evaluated, for whoever has to say where a program crashed.
///
/// A program that crashes may be in the middle of anything, so that nothing can be asked of it then:
/// the name lies ready.
@MainActor
package enum EvaluatedView {
  /// Whether names are kept ready; set once, before there are views.
  package static var isTold = false
  /// The name of the type of the view, in UTF-8, in memory that stays; nil while none is evaluated.
  ///
  /// Written on the main actor only. A signal handler on its thread may read it.
  package private(set) nonisolated(unsafe) static var name: UnsafeBufferPointer<UInt8>?

  private static var names: [ObjectIdentifier: UnsafeBufferPointer<UInt8>] = [:]

  /// Notes the view whose evaluation begins, and gives the name that stood there before; views of this
  /// library count to the view around them.
  static func begin(_ type: Any.Type, isOfLibrary: Bool) -> UnsafeBufferPointer<UInt8>? {
    let outer = name
    if !isOfLibrary { name = names[ObjectIdentifier(type)] ?? keep(type) }
    return outer
  }

  /// Goes back to the view around.
  static func end(returningTo outer: UnsafeBufferPointer<UInt8>?) { name = outer }

  private static func keep(_ type: Any.Type) -> UnsafeBufferPointer<UInt8> {
    let name = "\(type)"
    // What a macro makes has a name for linkers alone.
    let text = Array((name.hasPrefix("$s") ? "#Preview" : name).utf8)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = memory.initialize(from: text)
    let kept = UnsafeBufferPointer(memory)
    names[ObjectIdentifier(type)] = kept
    return kept
  }
}
