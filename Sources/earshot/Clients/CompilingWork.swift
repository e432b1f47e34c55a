import Dispatch
import EarshotScenarios
import Synchronization

/// Sources that are compiled on other threads, as many at once as there are cores.
final class CompilingWork: Sendable {
  private let sources: [SourceReference]
  private let outcomes = Mutex<[Int: ClientLibraries.Outcome]>([:])
  private let group = DispatchGroup()

  /// Begins to compile.
  init(
    _ sources: [SourceReference],
    outcome: @escaping @Sendable (SourceReference) -> ClientLibraries.Outcome
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
    for (index, outcome) in outcomes.withLock(\.self) { libraries[sources[index]] = outcome }
    return libraries
  }
}
