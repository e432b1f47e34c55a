import EarshotScenarios
import EarshotScreens
import EarshotUI
import Glibc

/// A worker whose screens do what no screen should, for tests of what becomes of the others.
@main
enum FaultyWorker {
  @MainActor
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = TranscriptWorker.run(arguments: arguments) {
      transcript throws(TranscriptPlayerError) in
      try Session(playing: transcript, on: OpenScreen(FaultyScreen()))
    }
    exit(status ?? EXIT_FAILURE)
  }
}

/// A button for each fault.
private struct FaultyScreen: View {
  var body: some View {
    Button("Fine") {}
    Button("Crash") { fatalError("the seeds are gone") }
    Button("Hang") { while true { sched_yield() } }
    Button("Exhaust memory") { exhaustMemory() }
    Button("Recurse") { print(depth(of: 1)) }
    Button("Leave") { exit(0) }
  }

  private func exhaustMemory() {
    var hoard: [[UInt8]] = []
    while true { hoard.append([UInt8](repeating: UInt8(hoard.count & 0xFF), count: 1 << 24)) }
  }

  private func depth(of level: Int) -> Int { level % 7 == 8 ? 0 : 1 + depth(of: level &+ 1) }
}
