import EarshotJSON
import EarshotText

/// Checks that the parts of a conversation file fit each other, in whatever order they came.
struct ConversationChecker {
  let document: ConversationDocument
  let reader: JSONReader

  private let people: Set<Person.ID>

  init(_ document: ConversationDocument, reader: JSONReader) {
    self.document = document
    self.reader = reader
    people = Set(document.people.value.map(\.id.value))
  }

  /// Checks everything, and tells which person is me.
  func check() throws(JSONError) -> Person.ID {
    try checkPeople()
    let me = try findMe()
    try checkMessages()
    return me
  }

  private func checkPeople() throws(JSONError) {
    var known: Set<Person.ID> = []
    for (index, person) in document.people.value.enumerated()
    where !known.insert(person.id.value).inserted {
      throw error(
        .personExists(person.id.value), at: ["people", .index(index), "id"], person.id.offset)
    }
  }

  private func findMe() throws(JSONError) -> Person.ID {
    var me: Person.ID?
    for (index, person) in document.people.value.enumerated() {
      guard let mark = person.me, mark.value else { continue }
      guard me == nil else {
        throw reader.error(
          "a second person is marked as me; the conversation is shown on one device",
          at: ["people", .index(index), "me"], offset: mark.offset)
      }
      me = person.id.value
    }
    guard let me else {
      throw reader.error(
        "nobody is marked as me; one person needs \"me\": true", at: ["people"],
        offset: document.people.offset)
    }
    return me
  }

  private func checkMessages() throws(JSONError) {
    var known: Set<Message.ID> = []
    known.reserveCapacity(document.messages.count)
    for (index, message) in document.messages.enumerated() {
      guard known.insert(message.id.value).inserted else {
        throw error(
          .messageExists(message.id.value), at: ["messages", .index(index), "id"],
          message.id.offset)
      }
      try checkPerson(message.sender, at: ["messages", .index(index), "sender"])
      try checkReactions(of: message, at: index)
    }
  }

  private func checkReactions(
    of message: ConversationDocument.MessageRecord, at messageIndex: Int
  ) throws(JSONError) {
    var register = ReactionRegister(policy: document.policy)
    for (index, record) in message.reactions.enumerated() {
      let path: () -> [JSONPath.Component] = {
        ["messages", .index(messageIndex), "reactions", .index(index), "person"]
      }
      try checkPerson(record.person, at: path())
      let reaction = Reaction(person: record.person.value, emoji: record.emoji.value)
      guard register.insert(reaction) else {
        throw error(.reactsTwice(reaction.person), at: path(), record.person.offset)
      }
    }
  }

  private func checkPerson(
    _ person: ConversationDocument.Located<Person.ID>,
    at path: @autoclosure () -> [JSONPath.Component]
  ) throws(JSONError) {
    guard !people.contains(person.value) else { return }
    let known = document.people.value.prefix(1_000).map(\.id.value)
    let nearest = NearestName.nearest(to: person.value, among: known)
    throw error(.unknownPerson(person.value, nearest: nearest), at: path(), person.offset)
  }

  private func error(
    _ error: ConversationError, at path: [JSONPath.Component], _ offset: Int
  ) -> JSONError {
    reader.error(error.description, at: JSONPath(path), offset: offset)
  }
}
