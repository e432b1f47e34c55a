public import Observation

/// Something that a person wrote, watched on its own.
///
/// A message is an object, so that a change to one costs the same in a long conversation as in a
/// short one, and concerns only those who watch this message.
@MainActor
@Observable
public final class Message: Identifiable {
  /// What the message is known by; unique in a conversation.
  public let id: String
  /// Who wrote it.
  public let sender: Person.ID
  /// What it says: any text at all, the empty text too.
  public var text: String
  /// In order of arrival; `Conversation.react(with:to:by:)` changes them.
  public internal(set) var reactions: [Reaction]
  /// Whether the conversation no longer has it.
  public internal(set) var isDeleted = false

  /// Writes a message, which belongs to a conversation once it is appended there.
  public init(id: String, sender: Person.ID, text: String, reactions: [Reaction] = []) {
    self.id = id
    self.sender = sender
    self.text = text
    self.reactions = reactions
  }
}
