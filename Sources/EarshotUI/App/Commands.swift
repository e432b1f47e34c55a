/// Entries of the menus that a large screen and a keyboard have; here there are none.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the entries that describe these.
  associatedtype Body: Commands
  /// The entries that describe these.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Entries that others are built from.
@MainActor @preconcurrency
protocol BuildingBlockCommands: Commands where Body == Never {}

extension BuildingBlockCommands {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is a building block of other commands")
  }
}

/// Turns the statements of a closure into entries.
@resultBuilder
public enum CommandsBuilder {
  /// Passes an expression on.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// All of them.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  /// Those that may be there.
  public static func buildOptional(_ content: (some Commands)?) -> EmptyCommands {
    EmptyCommands()
  }

  /// Some of two.
  public static func buildEither(first: some Commands) -> EmptyCommands { EmptyCommands() }

  /// The others of two.
  public static func buildEither(second: some Commands) -> EmptyCommands { EmptyCommands() }

  /// Those of a newer system.
  public static func buildLimitedAvailability(_ content: some Commands) -> EmptyCommands {
    EmptyCommands()
  }
}

extension Scene {
  /// Adds entries to menus.
  public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }

  /// Takes the menus away.
  public func commandsRemoved() -> some Scene { self }
}
