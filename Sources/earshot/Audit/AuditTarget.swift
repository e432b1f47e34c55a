import EarshotAudit
import EarshotFiles
import EarshotScenarios

/// A screen that is audited, as a person has set it up.
struct AuditTarget: Hashable, Sendable {
  /// The end of the name of a file that says itself which screen it is about.
  private static let transcriptSuffix = ".transcript"

  /// The screen.
  var screen: ScreenReference
  /// Settings of the reader and the environment, in the order in which they are made.
  var settings: [TranscriptSetting]
  /// What the header of a transcript allows.
  var suppressions: [Suppression] = []

  /// A screen with settings, or the screen and the settings that a transcript names.
  init(_ reference: ScreenReference, settings: [TranscriptSetting]) throws(CommandLineError) {
    screen = reference
    self.settings = settings
    guard case .file(let path) = reference, path.hasSuffix(Self.transcriptSuffix) else { return }
    let transcript: Transcript
    do { transcript = try Transcript(contentsOf: path) } catch {
      throw CommandLineError(located: "\(error)")
    }
    screen = transcript.screen.withoutDetours
    self.settings = transcript.header.settings + settings
    do { suppressions = try transcript.suppressions(onScreen: "\(screen)") } catch {
      throw CommandLineError(located: "\(path): error: \(error)")
    }
  }

  /// The same on another screen.
  func on(_ screen: ScreenReference) -> AuditTarget {
    var target = self
    target.screen = screen
    return target
  }

  /// The source in which the screen is.
  var source: SourceReference? {
    guard case .source(let source) = screen else { return nil }
    return source
  }

  /// The path of the file, or of the only file of source; nil for a screen that comes with Earshot.
  var file: String? {
    switch screen {
    case .named: nil
    case .file(let path): path
    case .source(let source): source.paths.count == 1 ? source.paths.first : nil
    }
  }
}

extension ScreenReference {
  /// The same screen by the shortest way to its files, as tools want to have it that look for them.
  fileprivate var withoutDetours: ScreenReference {
    switch self {
    case .named: return self
    case .file(let path): return .file(FilePath.withoutDetours(path))
    case .source(var source):
      source.paths = source.paths.map(FilePath.withoutDetours)
      return .source(source)
    }
  }
}
