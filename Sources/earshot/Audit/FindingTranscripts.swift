import EarshotAudit
import EarshotFiles
import EarshotScenarios
import EarshotScreens

/// The folder into which findings are written as transcripts that show them.
@MainActor
struct FindingTranscripts {
  private let folder: CheckedFolder
  private var names: Set<String> = []

  /// Names a folder, which is made if it is not there; throws where nothing can be written to it.
  init(in folder: String) throws(CommandLineError) { self.folder = try CheckedFolder(folder) }

  /// Writes each finding that shows only after something was done, unless it ends the app or cannot be
  /// played; `isNext` is asked about each by its place.
  mutating func write(
    _ findings: [AuditFinding], on screen: ScreenReference, if isNext: (Int) -> Bool,
    opening open: () throws(ScreenError) -> OpenScreen
  ) throws(CommandLineError) {
    for (index, finding) in findings.enumerated()
    where !finding.commands.isEmpty && !finding.problem.endsApp {
      let file = name(for: finding)
      guard isNext(index) else { continue }
      let opened: OpenScreen
      do { opened = try open() } catch { throw CommandLineError(opening: error) }
      try folder.make()
      let name = screen.name(inFile: folder.path + file)
      guard let text = FindingTranscript(of: finding, on: opened, named: name) else { continue }
      try folder.write("\(text)", to: file)
    }
  }

  /// The screen and the rule, and a number where there are several.
  private mutating func name(for finding: AuditFinding) -> String {
    let name = "\(finding.screen)-\(finding.rule.id)".split(separator: "/").last ?? ""
    let base = String(name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
    var number = 1
    var free = base
    while !names.insert(free).inserted {
      number += 1
      free = "\(base)-\(number)"
    }
    return "\(free).transcript"
  }
}

extension ScreenReference {
  /// How a file has to name the screen, since a path in it begins at its folder.
  func name(inFile file: String) -> String {
    switch self {
    case .named(let name): return name
    case .file(let path):
      let relative = FilePath.path(to: path, fromFolderOf: file)
      return ScreenReference(relative) == .named(relative) ? "./" + relative : relative
    case .source(var source):
      source.paths = source.paths.map { FilePath.path(to: $0, fromFolderOf: file) }
      return "\(source)"
    }
  }
}
