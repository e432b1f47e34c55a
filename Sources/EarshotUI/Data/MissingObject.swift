import Glibc

/// An object that a view asked for and that nobody handed down.
enum MissingObject {
  /// Says which view asked for what, and ends the program, as SwiftUI does.
  ///
  /// An optimised program would end without a word otherwise.
  static func report(_ type: Any.Type, handedDownBy modifier: String) -> Never {
    let view = CurrentReader.onThisThread.map { node in
      MainActor.assumeIsolated { "\(node.clientTypeName) asked for" }
    }
    let message =
      "\(view ?? "a view asked for") \(type), which was not handed down; "
      + "a view further out needs .\(modifier)"
    let line = Array("error: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    preconditionFailure(message)
  }
}
