import EarshotFiles
import EarshotScenarios
import Glibc

/// Where the transcript of a test lies: `Transcripts/FILE/NAME.transcript` beside the file of the test.
struct TranscriptPlace {
  /// The path of the transcript.
  let path: String
  /// The folder of the test, outside of which nothing is written.
  private let root: String
  /// The folders between the test and the transcript, the outer first.
  private let folders: [String]

  /// Everything in a name that could lead to another folder becomes a hyphen.
  init(named name: String, besides source: String) {
    root = FilePath.folder(of: source)
    let file = source.dropFirst(root.count).split(separator: ".").first ?? "Tests"
    let safe = name.map { "/\\\0:".contains($0) ? "-" : String($0) }.joined()
    folders = ["\(root)Transcripts", "\(root)Transcripts/\(file)"]
    path = "\(folders[1])/\(safe.drop { $0 == "." }).transcript"
  }

  /// A screen as the transcripts beside a test name it: a path leads from their folder.
  static func name(of screen: String, as reference: ScreenReference) -> String {
    guard case .file = reference, !screen.hasPrefix("/") else { return screen }
    return "../../\(screen)"
  }

  /// Whether the transcript is there.
  var isTaken: Bool { access(path, F_OK) == 0 }

  /// Writes a text there, whole or not at all, and makes the folders that are missing; a link that
  /// leads out of the folder of the test is not followed.
  func write(_ text: String) throws {
    for place in folders { try makeFolder(place) }
    try checkLink(path)
    try AtomicFile(replacing: path).write(Array(text.utf8))
  }

  private func makeFolder(_ folder: String) throws {
    try checkLink(folder)
    guard mkdir(folder, 0o777) != 0, errno != EEXIST else { return }
    throw TranscriptError(file: folder, message: FileFailure(code: errno).reason)
  }

  private func checkLink(_ place: String) throws(TranscriptError) {
    var status = stat()
    guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
    if let root = FilePath.resolved(root), let target = FilePath.resolved(place),
      target.hasPrefix(root == "/" ? root : root + "/")
    {
      return
    }
    throw TranscriptError(
      file: place, message: "not recorded, because it is a link that leads out of the folder")
  }
}
