import EarshotClient
import EarshotReader
import EarshotScenarios
import EarshotScreens
import EarshotText

/// Goes on with a session after the source of its screen was changed.
@MainActor
struct SourceReload {
  /// What is heard then, and what is wrong with the source.
  struct Outcome {
    var heard: [Heard] = []
    var errors: String?
  }

  private let screen: ScreenReference
  private let source: SourceReference
  private let settings: [TranscriptSetting]
  private let news: ClientNewsChannel
  private var libraries: ClientLibraries

  /// Hears of changes of the source that a call names; nil where the call does not ask for that.
  init?(for call: CommandLineArguments, hearing news: ClientNewsChannel?) {
    guard call.isWatching, let news, case .source(let source) = call.screen else { return nil }
    screen = call.screen
    settings = call.settings
    self.source = source
    self.news = news
    libraries = call.libraries
  }

  /// Can be read from when something changed.
  var descriptor: Int32 { news.descriptor }

  /// Takes what was told of the source, and goes on with it if it can be played.
  mutating func update(_ session: inout Session) -> Outcome {
    switch news.take() {
    case nil: Outcome()
    case .unchanged: Outcome(heard: [.note(.applied("it compiles again, and is as it was"))])
    case .failure(let reasons):
      Outcome(
        heard: [.note(.applied("not reloaded: it does not compile, and is as it was"))],
        errors: reasons)
    case .library(let path): reload(session: &session, from: path)
    }
  }

  private mutating func reload(session: inout Session, from path: String) -> Outcome {
    let (former, screen, settings) = (libraries, screen, settings)
    guard case .library(_, let resources) = former[source] else { return Outcome() }
    var current = former
    current[source] = .library(path, resources: resources)
    do throws(ScreenError) {
      let heard = try session.reload { () throws(ScreenError) in
        try OpenScreen(opening: screen, compiled: former, settings: settings)
      } to: { [current] () throws(ScreenError) in
        try OpenScreen(opening: screen, compiled: current, settings: settings)
      }
      libraries = current
      return Outcome(heard: heard)
    } catch {
      return Outcome(
        heard: [.note(.applied("not reloaded: it cannot be shown, and is as it was"))],
        errors: "\(error)")
    }
  }
}
