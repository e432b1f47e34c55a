/// What formats text.
public struct TextFormattingCommands {
  /// What formats text.
  public init() {}
}

extension TextFormattingCommands: BuildingBlockCommands {}
