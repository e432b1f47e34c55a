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
    let path = environment("PATH") ?? ""
    guard let named = environment("SWIFT_EXEC"), !named.isEmpty else {
      guard let found = Self.program("swiftc", in: path) else { throw .noCompiler }
      compiler = found
      return
    }
    guard let found = named.contains("/") ? Self.program(at: named) : Self.program(named, in: path)
    else {
      throw .unusableCompiler(named, reason: "SWIFT_EXEC names it, and it cannot be run")
    }
    compiler = found
  }

  /// The first program of a name in the folders of a path.
  private static func program(_ name: String, in path: String) -> String? {
    path.split(separator: ":").lazy.compactMap { program(at: "\($0)/\(name)") }.first
  }

  private static func program(at path: String) -> String? {
    FileSystem.isFile(path) && access(path, X_OK) == 0 ? path : nil
  }
}
