/// What a conversation file says, with where it says it, before anybody has checked that it fits.
struct ConversationDocument {
  /// The version of the format that this code reads and writes.
  static let version = 1

  enum Key: String, CaseIterable {
    case earshotConversation, title, reactionPolicy, people, messages
  }

  var title: String?
  var policy: ReactionPolicy
  var people: Located<[PersonRecord]>
  var messages: [MessageRecord]

  /// A value with the byte at which it begins in the file.
  struct Located<Value> {
    let value: Value
    let offset: Int
  }

  struct PersonRecord {
    enum Key: String, CaseIterable {
      case id, name, me
    }

    let id: Located<String>
    let name: String
    let me: Located<Bool>?
  }

  struct MessageRecord {
    enum Key: String, CaseIterable {
      case id, sender, text, reactions
    }

    let id: Located<String>
    let sender: Located<String>
    let text: String
    let reactions: [ReactionRecord]
  }

  struct ReactionRecord {
    enum Key: String, CaseIterable {
      case person, emoji
    }

    let person: Located<String>
    let emoji: Located<String>
  }
}
