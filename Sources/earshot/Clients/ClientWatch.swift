import Dispatch
import EarshotClient
import EarshotScenarios
import Glibc

/// A call on a screen in Swift source that goes on with the source whenever it is saved.
struct ClientWatch {
  /// How often it is looked whether something was saved while nothing is played, in microseconds.
  private static let interval: UInt32 = 50_000

  private let client: ClientCall
  private let preparation: ClientPreparation
  private var watch: SourceWatch
  /// What is being compiled for the process that plays.
  private var work: CompilingWork?
  /// The library that is being played, and the versions of the words that are taken for it.
  private var played: (library: String, words: [String: String])?
  private var hasFailed = false

  /// Watches the source of a call from now on.
  init(_ client: ClientCall) {
    self.client = client
    preparation = ClientPreparation(for: client.call)
    watch = SourceWatch(client.source.paths)
  }

  /// Plays until the process ends of its own accord; where it cannot be played, waits until somebody
  /// has saved something else, as long as somebody can go on then.
  mutating func run(
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    var status: ExitStatus
    repeat {
      do throws(CommandLineError) {
        let end = try play(errorsTo: &errors)
        status = try client.status(after: end)
        guard isWorthWaiting(after: end) else { return status }
      } catch {
        guard mayGoOn else { throw error }
        errors.write("\(error)\n")
        status = error.status
      }
      if status != .success { errors.write("earshot: note: it goes on when the source is saved\n") }
    } while waitForNews()
    return status
  }

  private mutating func play(
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ClientProcess.End {
    (work, hasFailed) = (nil, false)
    let libraries = compiled(errorsTo: &errors)
    played = libraries[client.source]?.library.map { ($0, watch.resourceVersions) }
    return try client.play(libraries) { news() }
  }

  /// What came of compiling; what is wrong with a file that is being saved is not told, because it
  /// need not be wrong with what is saved.
  private mutating func compiled(errorsTo errors: inout some TextOutputStream) -> ClientLibraries {
    while true {
      let libraries = preparation.libraries(of: [client.source], errorsTo: &errors)
      guard case .failure = libraries[client.source], watch.isOutdated, waitForNews() else {
        return libraries
      }
    }
  }

  /// Whether another version of the source may do better, or is to be read as well.
  private func isWorthWaiting(after end: ClientProcess.End) -> Bool {
    if case .refused = end { return mayGoOn }
    return client.call.command == .read && mayGoOn
  }

  /// What the process that plays has to know now.
  private mutating func news() -> ClientNews? {
    guard client.call.command == .play else { return nil }
    if let libraries = work?.libraries(within: .milliseconds(0)) {
      work = nil
      guard !watch.isOutdated else { return nil }
      return news(of: libraries[client.source])
    }
    if work == nil, watch.hasNews() { work = preparation.work(on: client.source) }
    return nil
  }

  private mutating func news(of outcome: ClientLibraries.Outcome?) -> ClientNews? {
    switch outcome {
    case .failure(let reasons):
      hasFailed = true
      return .failure(reasons)
    case .library(let path, _):
      let words = watch.resourceVersions
      defer { (played, hasFailed) = ((path, words), false) }
      if let played, played.library == path, played.words == words {
        return hasFailed ? .unchanged : nil
      }
      return .library(path)
    case nil: return nil
    }
  }

  /// Waits until something was saved; false if nobody could go on then.
  private mutating func waitForNews() -> Bool {
    guard work == nil else { return true }
    while !watch.hasNews() {
      guard mayGoOn else { return false }
      usleep(Self.interval)
    }
    return true
  }

  /// Whether somebody still types, or reads what is printed.
  private var mayGoOn: Bool {
    guard client.call.command == .play else { return isOutputRead }
    return (client.call.script ?? "-") == "-" && StandardInput.mayBringMore
  }

  private var isOutputRead: Bool {
    var request = pollfd(fd: client.output, events: 0, revents: 0)
    return poll(&request, 1, 0) == 0
  }
}

extension ClientLibraries.Outcome {
  fileprivate var library: String? {
    if case .library(let path, _) = self { path } else { nil }
  }
}
