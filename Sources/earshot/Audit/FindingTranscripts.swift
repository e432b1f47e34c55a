import EarshotAudit
import EarshotFiles
import EarshotScenarios
import EarshotScreens

/// Findings as transcripts that show them, for the files of a folder.
@MainActor
struct FindingTranscripts {
  private let folder: CheckedFolder
  private var names: Set<String> = []

  /// Prepares for the files of a folder; throws where nothing can be written to it.
  init(in folder: String) throws(CommandLineError) { self.folder = try CheckedFolder(folder) }

  /// The findings, by their places, that show only after something was done, unless it ends the app;
  /// each with a file of its own.
  mutating func files(for findings: [AuditFinding]) -> [(place: Int, file: String)] {
    var files: [(Int, String)] = []
    for (place, finding) in findings.enumerated()
    where !finding.commands.isEmpty && !finding.problem.endsApp {
      files.append((place, name(for: finding)))
    }
    return files
  }

  /// The transcript of a finding; nil where it cannot be played.
  func text(
    of finding: AuditFinding, on target: AuditTarget, call: CommandLineArguments, for file: String
  ) throws(CommandLineError) -> String? {
    let opened: OpenScreen
    do {
      opened = try OpenScreen(
        opening: target.screen, compiled: call.libraries, settings: target.settings)
    } catch {
      throw CommandLineError(opening: error)
    }
    // Paths from the folder on need it to be there.
    try folder.make()
    let name = target.screen.name(inFile: folder.path + file)
    return FindingTranscript(of: finding, on: opened, named: name).map { "\($0)" }
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
