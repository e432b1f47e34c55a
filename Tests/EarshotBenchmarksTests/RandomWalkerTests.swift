import Testing

@testable import EarshotBenchmarks

@MainActor
@Suite("Somebody wanders over the screens")
struct RandomWalkerTests {
  @Test("Every screen bears to be walked and changed, whoever takes part in it")
  func walk() throws {
    let walker = try RandomWalker(seed: 3)

    try walker.walk(2_000)

    #expect(walker.lineCount > 1_000)
  }
}
