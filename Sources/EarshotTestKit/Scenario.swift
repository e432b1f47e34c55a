import EarshotFiles
import EarshotReader
import EarshotScenarios
import EarshotScreens
package import EarshotUI

/// A transcript as a test of its own.
public struct Scenario: Sendable, CustomStringConvertible {
  /// The path of the transcript, relative to the folder in which it was looked for.
  public let description: String
  /// The transcript, or why there is none.
  let transcript: Result<Transcript, TranscriptError>

  /// All transcripts in a folder beside the file of a test, and below it.
  ///
  /// Where none can be found, one scenario fails and says why, so that a test cannot pass by accident.
  public static func all(
    in folder: String, besides filePath: StaticString = #filePath
  ) -> [Scenario] {
    let root = folder.hasPrefix("/") ? folder : FilePath.folder(of: "\(filePath)") + folder
    do throws(TranscriptError) {
      return try TranscriptFinder(paths: [root]).transcripts().map { Scenario(at: $0, below: root) }
    } catch {
      return [Scenario(description: folder, transcript: .failure(error))]
    }
  }

  private init(description: String, transcript: Result<Transcript, TranscriptError>) {
    self.description = description
    self.transcript = transcript
  }

  private init(at path: String, below root: String) {
    let name = path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
    self.init(
      description: name.isEmpty ? path : name,
      transcript: Result { () throws(TranscriptError) in try Transcript(contentsOf: path) })
  }

  /// The screen as the transcript names it; nil where there is no transcript.
  public var screen: String? { try? transcript.get().header.screen }

  /// Plays the transcript on the screen that it names, and yields what differs, or nil.
  @MainActor
  package func failure(recording mode: TranscriptRecordMode?) -> String? {
    failure(recording: mode) { transcript throws(TranscriptPlayerError) in
      try Session(playing: transcript)
    }
  }

  /// Plays the transcript on a view, and yields what differs, or nil.
  @MainActor
  package func failure(on view: some View, recording mode: TranscriptRecordMode?) -> String? {
    failure(recording: mode) { transcript throws(TranscriptPlayerError) in
      try Session(playing: transcript, on: OpenScreen(view))
    }
  }

  @MainActor
  private func failure(
    recording asked: TranscriptRecordMode?,
    opening open: @MainActor (Transcript) throws(TranscriptPlayerError) -> Session
  ) -> String? {
    do {
      let transcript = try self.transcript.get()
      let result = TranscriptComparison(of: transcript).play(makingPlayer: open)
      return try result.failure(recording: asked ?? .current(), in: transcript)
    } catch {
      return "\(error)"
    }
  }
}
