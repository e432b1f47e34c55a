/// What edits text.
public struct TextEditingCommands {
  /// What edits text.
  public init() {}
}

extension TextEditingCommands: BuildingBlockCommands {}
