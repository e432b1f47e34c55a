import EarshotConversation
import EarshotScenarios
import EarshotScreens

/// Somebody who wanders over all screens at once, opening one anew now and then, while others
/// change the conversations.
@MainActor
final class RandomWalker {
  private var commands: RandomCommands
  private var wanderers: [Wanderer] = []
  private var formerLines = 0
  /// How many commands were understood and could be carried out.
  private(set) var acceptedCount = 0

  /// Opens every screen.
  init(seed: UInt64) throws {
    commands = RandomCommands(seed: seed)
    for index in ScreenCatalog.entries.indices { wanderers.append(try Self.open(index)) }
  }

  /// How many lines were heard on all screens.
  var lineCount: Int { wanderers.reduce(formerLines) { $0 + $1.lineCount } }

  /// Gives commands; one that a screen does not understand is part of the walk.
  func walk(_ length: Int) throws {
    for _ in 0..<length {
      let index = commands.next(below: wanderers.count)
      if wanderers[index].session.isOver || commands.next(below: 500) == 0 { try reopen(index) }
      let command = commands.next(at: wanderers[index].session)
      if (try? wanderers[index].type(command)) != nil { acceptedCount += 1 }
      guard wanderers[index].knowsItsCursor else {
        throw BenchmarkError("after '\(command)' the cursor is at an element that is not there")
      }
    }
  }

  private static func open(_ index: Int) throws -> Wanderer {
    try Wanderer(at: try ScreenCatalog.entries[index].open())
  }

  private func reopen(_ index: Int) throws {
    formerLines += wanderers[index].lineCount
    wanderers[index] = try Self.open(index)
  }
}
