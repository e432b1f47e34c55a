package import EarshotFiles
package import EarshotProcesses
package import EarshotResources
package import EarshotSource
import EarshotText

/// Why client code cannot be compiled and played.
package enum ClientBuildError: Error, Hashable {
  /// There is no Swift compiler where one is looked for.
  case noCompiler
  /// The compiler does not say what it is.
  case unusableCompiler(String, reason: String)
  /// The compiler is another one than that with which Earshot was built; what it says.
  case otherCompiler(String, reason: String)
  /// A part of Earshot that client code needs is not where the program is; what, and where it was
  /// looked for.
  case missingPart(String, folder: String)
  /// A file or folder cannot be read, or is no source.
  case unusableSource(String, reason: String)
  /// A file is no source that could be compiled.
  case malformedSource(SourceError)
  /// Words or names of pictures cannot be read.
  case malformedResource(ResourceError)
  /// The code uses what the view layer does not have; one line each.
  case unsupported([String])
  /// A file has code outside of declarations.
  case codeOutside(String, SourcePosition)
  /// A file was saved while it was compiled.
  case changedMeanwhile(String)
  /// The compiler refused the code, for reasons that it gave.
  case rejected(String)
  /// The compiler ended otherwise than it should.
  case compilerFailed(String)
  /// What was compiled cannot be kept.
  case unusableCache(String, reason: FileFailure)
  /// The operating system refused something.
  case refused(SystemRefusal)
}

extension ClientBuildError: CustomStringConvertible {
  /// The error as it is printed; all but what the compiler says is on one line.
  package var description: String {
    switch self {
    case .noCompiler:
      "earshot: error: Swift source needs a Swift compiler, and there is no 'swiftc' on the PATH; "
        + "install a toolchain from https://swift.org/install, or name one in SWIFT_EXEC"
    case .unusableCompiler(let path, let reason):
      "earshot: error: '\(PrintableText.line(path))' is not a Swift compiler that can be used: "
        + PrintableText.line(reason)
    case .otherCompiler(let path, let reason):
      "earshot: error: '\(PrintableText.line(path))' is another Swift than the one that built Earshot "
        + "(\(PrintableText.line(reason))); put that one first on the PATH, name its 'swiftc' in "
        + "SWIFT_EXEC, or build Earshot again with this one"
    case .missingPart(let part, let folder):
      "earshot: error: '\(part)' is not in '\(PrintableText.line(folder))', and Swift source cannot "
        + "be compiled without it; build Earshot with 'swift build --product earshot'"
    case .unusableSource(let path, let reason):
      "\(PrintableText.line(path)): error: \(PrintableText.line(reason))"
    case .malformedSource(let error): PrintableText.line("\(error)")
    case .malformedResource(let error): PrintableText.line("\(error)")
    case .unsupported(let lines): lines.map(PrintableText.line).joined(separator: "\n")
    case .codeOutside(let path, let position):
      PrintableText.line(
        "\(path):\(position.line):\(position.column): error: this code stands outside of all "
          + "declarations, and would run before there is a screen; move it into a view or an 'App'")
    case .changedMeanwhile(let path):
      PrintableText.line("\(path): error: this file keeps changing while it is compiled; try again")
    case .rejected(let diagnostics): diagnostics
    case .compilerFailed(let reason): "earshot: error: the compiler \(PrintableText.line(reason))"
    case .unusableCache(let folder, let failure):
      "earshot: error: nothing can be kept in '\(PrintableText.line(folder))': \(failure.reason); "
        + "name another folder with '--cache-dir'"
    case .refused(let refusal): "earshot: error: \(refusal)"
    }
  }
}
