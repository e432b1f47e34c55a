/// Somebody who takes part in a conversation.
public struct Person: Identifiable, Hashable, Sendable {
  /// What messages and reactions refer to; unique in a conversation.
  public let id: String
  /// The name that others see.
  public let name: String

  /// Introduces somebody.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
