import EarshotAudit
import EarshotClient
import EarshotScenarios
import EarshotSource

/// The source of the screens that are audited: where words stand in it, and what its comments allow.
struct AuditedSource {
  /// What comments allow.
  let suppressions: [Suppression]
  /// Where words stand, by the files that were compiled together.
  private let places: [[String]: SourcePlaces]
  private let paths: [String]

  /// Reads the files that were compiled for a call; throws where a comment is not understood.
  init(of call: CommandLineArguments) throws(CommandLineError) {
    let cache = ClientCache(folder: call.cacheFolder ?? ClientCache.standardFolder())
    var outlines: [SourceOutline] = []
    var suppressions: [Suppression] = []
    var places: [[String]: SourcePlaces] = [:]
    for source in call.sourcesOfScreens where places[source.paths] == nil {
      let files = try Self.files(of: source, remembering: cache)
      places[source.paths] = SourcePlaces(in: files.map(\.outline))
      for file in files where !outlines.contains(where: { $0.file == file.path }) {
        outlines.append(file.outline)
        suppressions += try Self.suppressions(in: file)
      }
    }
    self.places = places
    paths = outlines.map(\.file)
    self.suppressions = suppressions
  }

  /// Where something on a screen is written, in the files of that screen.
  func place(of traces: SourceTraces, on screen: ScreenReference) -> SourcePlace? {
    guard case .source(let source) = screen else { return nil }
    return places[source.paths]?.place(
      of: traces.words, inView: traces.view, orInPreview: source.screen ?? "1",
      orElsewhere: traces.areAtFault
    ).map {
      SourcePlace(
        file: $0.file, line: $0.position.line, column: $0.position.column,
        utf16Column: $0.utf16Column)
    }
  }

  /// A fault of which only the name of the file is known, with the path of the file; without a place
  /// where it is in none of these files.
  func locating(_ fault: ScreenFault) -> ScreenFault {
    guard let place = fault.ending.place else { return fault }
    var fault = fault
    let path = paths.first { $0.split(separator: "/").last.map(String.init) == place.file }
    fault.ending.place = path.map { SourcePlace(file: $0, line: place.line) }
    return fault
  }

  private static func files(
    of source: SourceReference, remembering cache: ClientCache
  ) throws(CommandLineError) -> [SourceFile] {
    do {
      return try ClientSources(source.paths, remembering: cache).files
    } catch {
      throw CommandLineError(lines: "\(error)")
    }
  }

  private static func suppressions(in file: SourceFile) throws(CommandLineError) -> [Suppression] {
    let comments: AllowComments
    do { comments = try AllowComments(in: file.bytes, file: file.path) } catch {
      throw CommandLineError(lines: "\(error)")
    }
    guard comments.errors.isEmpty else {
      throw CommandLineError(lines: comments.errors.map { "\($0)" }.joined(separator: "\n"))
    }
    do {
      return try comments.comments.map { (comment) throws(SuppressionError) in
        try Suppression(comment)
      }
    } catch {
      throw CommandLineError(lines: "\(error)")
    }
  }
}
