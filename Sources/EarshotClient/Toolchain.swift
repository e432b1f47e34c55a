import EarshotJSON
import Glibc

/// The Swift compiler at hand.
package struct Toolchain: Hashable, Sendable {
  /// The program that compiles.
  package let compiler: String

  /// Finds the compiler: the one that `SWIFT_EXEC` names, as other tools take it, or the first on
  /// the `PATH`.
  package init(
    environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) throws(ClientBuildError) {
    if let named = environment("SWIFT_EXEC"), !named.isEmpty {
      guard access(named, X_OK) == 0 else {
        throw .unusableCompiler(named, reason: "SWIFT_EXEC names it, and it cannot be run")
      }
      compiler = named
      return
    }
    let folders = (environment("PATH") ?? "").split(separator: ":")
    let candidates = folders.map { "\($0)/swiftc" }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else { throw .noCompiler }
    compiler = found
  }
}
