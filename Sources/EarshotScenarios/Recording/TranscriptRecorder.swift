import EarshotFiles
import EarshotText
import Glibc

/// Writes what was heard into the files of transcripts.
public struct TranscriptRecorder: Sendable {
  /// Which steps are written anew.
  public let mode: RecordingMode
  /// The files and folders outside of which nothing is written.
  private let roots: [String]

  /// Records into transcripts that were found at these paths; a link that leads out of them is not
  /// followed.
  public init(_ mode: RecordingMode, in paths: [String]) {
    self.mode = mode
    roots = paths.compactMap {
      FilePath.resolved(FilePath.isFolder($0) ? $0 : FilePath.folder(of: $0))
    }
  }

  /// Writes into the file of a transcript what was heard, and returns how many steps that are.
  ///
  /// A file with nothing to record is not touched. Throws where the file leads out of the folder,
  /// was changed by somebody else, or cannot be written; it is then as it was.
  public func record(
    _ result: TranscriptResult, in transcript: Transcript
  ) throws(TranscriptError) -> Int {
    let recording = TranscriptRecording(of: result, in: transcript, mode: mode)
    guard recording.stepCount > 0 else { return 0 }
    let text = recording.text
    // What is written must be read as it was heard; a mistake here would destroy somebody's work.
    _ = try Transcript(parsing: text, file: transcript.file)
    try checkPlace(of: transcript.file)
    let former = try TextFile.readBytes(transcript.file)
    let mark = former.prefix(UTF8Text.markLength(in: former))
    guard former.dropFirst(mark.count).elementsEqual(transcript.sourceText.utf8) else {
      throw TranscriptError(
        file: transcript.file, message: "not recorded, because somebody else changed it meanwhile")
    }
    do {
      try AtomicFile(replacing: transcript.file).write(mark + Array(text.utf8))
    } catch {
      throw TranscriptError(file: transcript.file, message: "not recorded: \(error.reason)")
    }
    return recording.stepCount
  }

  private func checkPlace(of file: String) throws(TranscriptError) {
    guard let target = FilePath.resolved(file),
      roots.contains(where: { target.hasPrefix($0 == "/" ? $0 : $0 + "/") })
    else {
      throw TranscriptError(
        file: file, message: "not recorded, because it is a link to a file outside of the folder")
    }
  }
}
