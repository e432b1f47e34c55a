import EarshotJSON
import EarshotText

/// Reads the form of a conversation file; whether its parts fit is for `ConversationChecker` to say.
struct ConversationParser {
  private typealias Located = ConversationDocument.Located

  let reader: JSONReader

  func document() throws(JSONError) -> ConversationDocument {
    typealias Key = ConversationDocument.Key
    var version: Int?
    var title: String?
    var policy = ReactionPolicy.onePerPerson
    var people: Located<[ConversationDocument.PersonRecord]>?
    var messages: [ConversationDocument.MessageRecord]?
    try reader.object(keys: Key.self) { key throws(JSONError) in
      switch key {
      case .earshotConversation: version = try self.version()
      case .title: title = try reader.string()
      case .reactionPolicy: policy = try self.policy()
      case .people: people = try self.people()
      case .messages: messages = try list(of: message)
      }
    }
    _ = try reader.required(version, Key.earshotConversation)
    let document = ConversationDocument(
      title: title, policy: policy, people: try reader.required(people, Key.people),
      messages: try reader.required(messages, Key.messages))
    try reader.end()
    return document
  }

  private func version() throws(JSONError) -> Int {
    let version = try reader.integer()
    guard version == ConversationDocument.version else {
      throw reader.error(
        "version \(version) of the format is unknown; known is \(ConversationDocument.version)")
    }
    return version
  }

  private func policy() throws(JSONError) -> ReactionPolicy {
    let name = try reader.string()
    if let policy = ReactionPolicy(rawValue: name) { return policy }
    let help = NearestName.help(for: name, among: ReactionPolicy.allCases.map(\.rawValue))
    throw reader.error("unknown reaction policy \(PrintableText.quoting(name))\(help)")
  }

  private func people() throws(JSONError) -> Located<[ConversationDocument.PersonRecord]> {
    let people = try list(of: person)
    return Located(value: people, offset: reader.offset)
  }

  private func person() throws(JSONError) -> ConversationDocument.PersonRecord {
    typealias Key = ConversationDocument.PersonRecord.Key
    var id: Located<String>?
    var name: String?
    var me: Located<Bool>?
    try reader.object(keys: Key.self) { key throws(JSONError) in
      switch key {
      case .id: id = try identifier()
      case .name: name = try reader.string()
      case .me: me = Located(value: try reader.boolean(), offset: reader.offset)
      }
    }
    return ConversationDocument.PersonRecord(
      id: try reader.required(id, Key.id), name: try reader.required(name, Key.name), me: me)
  }

  private func message() throws(JSONError) -> ConversationDocument.MessageRecord {
    typealias Key = ConversationDocument.MessageRecord.Key
    var id: Located<String>?
    var sender: Located<String>?
    var text: String?
    var reactions: [ConversationDocument.ReactionRecord] = []
    try reader.object(keys: Key.self) { key throws(JSONError) in
      switch key {
      case .id: id = try identifier()
      case .sender: sender = try locatedString()
      case .text: text = try reader.string()
      case .reactions: reactions = try list(of: reaction)
      }
    }
    return ConversationDocument.MessageRecord(
      id: try reader.required(id, Key.id), sender: try reader.required(sender, Key.sender),
      text: try reader.required(text, Key.text), reactions: reactions)
  }

  private func reaction() throws(JSONError) -> ConversationDocument.ReactionRecord {
    typealias Key = ConversationDocument.ReactionRecord.Key
    var person: Located<String>?
    var emoji: Located<String>?
    try reader.object(keys: Key.self) { key throws(JSONError) in
      switch key {
      case .person: person = try locatedString()
      case .emoji: emoji = try self.emoji()
      }
    }
    return ConversationDocument.ReactionRecord(
      person: try reader.required(person, Key.person), emoji: try reader.required(emoji, Key.emoji))
  }

  private func emoji() throws(JSONError) -> Located<String> {
    let emoji = try locatedString()
    guard !Reaction.isEmpty(emoji.value) else {
      throw reader.error(ConversationError.emptyEmoji.description)
    }
    return emoji
  }

  private func identifier() throws(JSONError) -> Located<String> {
    let identifier = try locatedString()
    guard !identifier.value.isEmpty else {
      throw reader.error(ConversationError.emptyIdentifier.description)
    }
    return identifier
  }

  private func locatedString() throws(JSONError) -> Located<String> {
    let text = try reader.string()
    return Located(value: text, offset: reader.offset)
  }

  private func list<Element>(
    of element: () throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    try reader.array { () throws(JSONError) in elements.append(try element()) }
    return elements
  }
}
