import EarshotScenarios
import EarshotScreens
import Glibc

/// A worker whose screens do what no screen should, for tests of what becomes of the others.
///
/// Called with `--run FOLDER JOBS TIMEOUT`, it is who starts such workers.
@main
enum FaultyWorker {
  @MainActor
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--run" { exit(FaultyRun(arguments: arguments).play()) }
    let status = TranscriptWorker.run(arguments: arguments) {
      transcript throws(TranscriptPlayerError) in
      try Session(playing: transcript, on: OpenScreen(FaultyScreen()))
    }
    exit(status ?? EXIT_FAILURE)
  }
}
