import EarshotFiles
package import EarshotSource
import EarshotText

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
      throw .unusableSource(
        path, reason: "cannot be read: \(error.reason)\(Self.suggestion(insteadOf: path))")
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

  /// A question about the file of a folder that is named most like one that is not there.
  private static func suggestion(insteadOf path: String) -> String {
    guard !FilePath.exists(path) else { return "" }
    let folder = FilePath.folder(of: path)
    let prefix = folder == "." ? "" : folder
    let files = FilePath.names(in: folder).filter { $0.hasSuffix(".swift") }
    let name = String(path.dropFirst(prefix.count))
    // A link that leads nowhere is there, and no other file was meant.
    guard !files.contains(name) else { return "" }
    let nearest = NearestName.nearest(to: name, among: files)
    return NearestName.question(nearest.map { prefix + $0 })
  }
}
