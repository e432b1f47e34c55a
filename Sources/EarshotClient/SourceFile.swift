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
    self.path = path
  }

  /// A question about the file of a folder that is named most like one that is not there.
  private static func suggestion(insteadOf path: String) -> String {
    guard !FilePath.exists(path) else { return "" }
    let folder = FilePath.folder(of: path)
    let prefix = folder == "." ? "" : folder
    let files = FilePath.names(in: folder).filter { $0.hasSuffix(".swift") }
    let nearest = NearestName.nearest(to: String(path.dropFirst(prefix.count)), among: files)
    return NearestName.question(nearest.map { prefix + $0 })
  }
}
