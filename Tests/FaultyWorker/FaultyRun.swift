import EarshotScenarios
import Glibc

/// A run of transcripts on faulty screens, which can be ended from outside.
struct FaultyRun {
  let arguments: [String]

  /// Prints how many transcripts passed, or why they could not be played.
  func play() -> Int32 {
    guard arguments.count == 4, let jobs = Int(arguments[2]), let timeout = Int(arguments[3]) else {
      return 2
    }
    // Whoever runs tests may ignore what a terminal sends, and hand that down.
    signal(SIGINT, SIG_DFL)
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    Orphans.adopt()
    var passedCount = 0
    do {
      let suite = try TranscriptSuite(in: [arguments[1]])
      var run = TranscriptRun(
        of: suite.transcripts, options: TranscriptRun.Options(jobs: jobs, timeout: timeout))
      try run.play { passedCount += $0.result.passed ? 1 : 0 }
      print("\(passedCount) of \(suite.transcripts.count) passed")
      return passedCount == suite.transcripts.count ? 0 : 1
    } catch {
      print("\(error)")
      return 2
    }
  }
}
