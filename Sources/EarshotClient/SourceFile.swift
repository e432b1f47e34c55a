import EarshotFiles
package import EarshotSource

/// A source file as it was when it was read.
package struct SourceFile: Sendable {
  /// The path as it is given to the compiler, which names it in errors.
  package let path: String
  package let bytes: [UInt8]
  /// What the file declares.
  package let outline: SourceOutline

  /// The name of the file without its folder.
  var name: Substring { path.split(separator: "/").last ?? path[...] }

  /// Reads a file.
  init(_ path: String) throws(ClientBuildError) {
    // A pipe would be waited for, and be empty when the compiler reads it.
    guard !FilePath.exists(path) || FileSystem.isFile(path) else {
      throw .unusableSource(path, reason: "it is not an ordinary file")
    }
    do throws(FileFailure) {
      bytes = try FileContents.read(path, limit: SourceOutline.largest)
    } catch {
      throw .unusableSource(path, reason: "cannot be read: \(error.reason)")
    }
    do throws(SourceError) {
      outline = try SourceOutline(of: bytes, file: path)
    } catch {
      throw .malformedSource(error)
    }
    // Tools take what begins with a hyphen for an option, and take `./` away before that.
    let isOption = path.hasPrefix("-") || path.hasPrefix("./-")
    self.path = isOption ? FilePath.destination(of: path) : path
  }
}
