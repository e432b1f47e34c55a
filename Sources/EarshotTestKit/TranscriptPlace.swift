import EarshotFiles
import EarshotScenarios
import Glibc

/// Where the transcript of a test lies: `Transcripts/FILE/NAME.transcript` beside the file of the test.
struct TranscriptPlace {
  /// The path of the transcript.
  let path: String

  /// Everything in a name that could lead to another folder becomes a hyphen.
  init(named name: String, besides source: String) {
    let folder = FilePath.folder(of: source)
    let file = source.dropFirst(folder.count).split(separator: ".").first ?? "Tests"
    let safe = name.map { "/\\\0:".contains($0) ? "-" : String($0) }.joined()
    path = "\(folder)Transcripts/\(file)/\(safe.drop { $0 == "." }).transcript"
  }

  /// A screen as the transcripts beside a test name it: a path leads from their folder.
  static func name(of screen: String, as reference: ScreenReference) -> String {
    guard case .file = reference, !screen.hasPrefix("/") else { return screen }
    return "../../\(screen)"
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Makes the folders of a file where they are missing.
  static func makeFolder(of path: String) throws {
    var made = ""
    for part in FilePath.folder(of: path).split(separator: "/") {
      made += "/\(part)"
      guard mkdir(made, 0o777) != 0, errno != EEXIST else { continue }
      throw FileFailure(code: errno)
    }
  }
}
