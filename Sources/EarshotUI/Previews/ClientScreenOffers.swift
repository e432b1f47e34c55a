/// Where code that is compiled along with client code tells what can be shown of it.
///
/// Which initialiser a type has is for the compiler to say: an overload takes one that needs no
/// arguments, and another takes whatever else there is, and leaves it.
@MainActor
public final class _ClientScreenOffers {
  private var screens: [ClientScreen] = []

  private init() {}

  /// What a function of the compiled code offers.
  package static func screens(
    offeredBy offer: @convention(c) (UnsafeMutableRawPointer) -> Void
  ) -> [ClientScreen] {
    let offers = _ClientScreenOffers()
    offer(Unmanaged.passUnretained(offers).toOpaque())
    return offers.screens
  }

  /// Takes what is offered; called on the main actor, by code that Earshot writes only.
  public nonisolated static func fill(
    _ box: UnsafeMutableRawPointer, by offer: @MainActor (_ClientScreenOffers) -> Void
  ) {
    let offers = Unmanaged<_ClientScreenOffers>.fromOpaque(box).takeUnretainedValue()
    MainActor.assumeIsolated { offer(offers) }
  }

  /// Offers a view that needs no arguments.
  public func add(
    _ name: String, file: String, line: Int, _ makeView: @escaping @MainActor () -> some View
  ) {
    screens.append(
      ClientScreen(.view, name: name, file: file, line: line) { AnyView(makeView()) })
  }

  /// Leaves a type that cannot be made without arguments.
  @_disfavoredOverload
  public func add<Other>(_ name: String, file: String, line: Int, _ other: Other) {}

  /// Offers a type if it is a program or provides previews.
  public func add(_ name: String, file: String, line: Int, type: Any.Type) {
    if let provider = type as? any PreviewProvider.Type {
      add(name, file: file, line: line, provider: provider)
    } else if let program = type as? any App.Type {
      add(name, file: file, line: line, program: program)
    }
  }

  private func add(
    _ name: String, file: String, line: Int, provider: (some PreviewProvider).Type
  ) {
    screens.append(
      ClientScreen(.provider, name: name, file: file, line: line) { AnyView(provider.previews) })
  }

  private func add(_ name: String, file: String, line: Int, program: (some App).Type) {
    screens.append(
      ClientScreen(.program, name: name, file: file, line: line) {
        AnyView(ProgramView(program.init()))
      })
  }
}
