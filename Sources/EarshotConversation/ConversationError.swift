import EarshotJSON
import EarshotText

/// Why a conversation refused a change; the conversation is as it was.
public enum ConversationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody with this identifier takes part; `nearest` is somebody who does.
  case unknownPerson(Person.ID, nearest: Person.ID?)
  /// There is no message with this identifier.
  case unknownMessage(Message.ID)
  /// An identifier was to be given to a second person.
  case personExists(Person.ID)
  /// An identifier was to be given to a second message.
  case messageExists(Message.ID)
  /// An identifier has no characters.
  case emptyIdentifier
  /// A reaction has nothing to see or hear.
  case emptyEmoji
  /// A new message has more reactions of a person than the policy or their emoji allow.
  case reactsTwice(Person.ID)

  /// The error as a sentence that is safe to print, without a full stop.
  public var description: String {
    switch self {
    case .unknownPerson(let id, let nearest):
      return "there is no person \(PrintableText.quoting(id)) in the conversation"
        + NearestName.question(nearest)
    case .unknownMessage(let id):
      return "there is no message \(PrintableText.quoting(id)) in the conversation"
    case .personExists(let id):
      return "there is a person \(PrintableText.quoting(id)) already"
    case .messageExists(let id):
      return "there is a message \(PrintableText.quoting(id)) already"
    case .emptyIdentifier: return "an identifier must not be empty"
    case .emptyEmoji: return "a reaction needs an emoji"
    case .reactsTwice(let id):
      return "\(PrintableText.quoting(id)) reacts twice where one reaction is allowed"
    }
  }
}
