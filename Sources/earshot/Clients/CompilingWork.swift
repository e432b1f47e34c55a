import Dispatch
import EarshotScenarios
import Synchronization

/// Sources that are compiled on other threads, as many at once as there are cores.
final class CompilingWork: Sendable {
  /// Paths that are compiled together, and the screens that are meant by name.
  typealias Source = (paths: [String], screens: Set<String>)

  private let sources: [Source]
  private let outcomes = Mutex<[Int: ClientLibraries.Outcome]>([:])
  private let group = DispatchGroup()

  /// Begins to compile.
  init(
    _ sources: [Source],
    outcome: @escaping @Sendable (Source) -> ClientLibraries.Outcome
  ) {
    self.sources = sources
    DispatchQueue.global().async(group: group) {
      DispatchQueue.concurrentPerform(iterations: sources.count) { index in
        let outcome = outcome(sources[index])
        self.outcomes.withLock { $0[index] = outcome }
      }
    }
  }

  /// What came of it, if that is known in time; nil if not.
  func libraries(within time: DispatchTimeInterval) -> ClientLibraries? {
    group.wait(timeout: .now() + time) == .success ? libraries : nil
  }

  /// What came of it; waits until everything is compiled.
  var libraries: ClientLibraries {
    group.wait()
    var libraries = ClientLibraries()
    for (index, outcome) in outcomes.withLock(\.self) {
      libraries[SourceReference(paths: sources[index].paths, screen: nil)] = outcome
    }
    return libraries
  }
}
