import Testing

@testable import EarshotClient

@Suite("What was learnt about files is kept as long as they are the same")
struct ClientCacheTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  @Test("It is learnt again once any of the files has changed")
  func remembering() throws {
    let cache = ClientCache(folder: shell.path(of: "cache"))
    let files = ["a", "b"].map(shell.path)
    try shell.write("first", to: "a")
    try shell.write("second", to: "b")

    let learnt = cache.remembering("text", about: files) { "old" }
    let known = cache.remembering("text", about: files) { "new" }
    try shell.write("another second", to: "b")
    let changed = cache.remembering("text", about: files) { "new" }

    #expect([learnt, known, changed] == ["old", "old", "new"])
  }
}
