import DefectiveScreens
import EarshotScenarios
import EarshotScreens
import Glibc

/// A worker whose screens have the defect by whose name it is called, or none.
@main
enum DefectiveWorker {
  @MainActor
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let alteration = defect?.alteration ?? Alteration()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = TranscriptWorker.run(arguments: arguments) {
      transcript throws(TranscriptPlayerError) in
      let screen = try screen(of: transcript)
      return try Session(playing: transcript, on: OpenScreen(screen, altered: alteration))
    }
    exit(status ?? EXIT_FAILURE)
  }

  private static var defect: ScreenDefect? {
    let name = CommandLine.arguments[0].split(separator: "/").last
    return ScreenDefect.all.first { $0.name == name.map(String.init) }
  }

  @MainActor
  private static func screen(
    of transcript: Transcript
  ) throws(TranscriptPlayerError) -> OpenScreen {
    do {
      return try OpenScreen(opening: transcript.screen)
    } catch {
      throw .stopped("\(error)")
    }
  }
}
