import EarshotJSON
import EarshotText
public import Observation

/// People, what they wrote to each other, and how they reacted.
///
/// Everyone who shows or changes the conversation shares this one object, and any number may watch it.
@MainActor
@Observable
public final class Conversation {
  /// What the conversation is called, if it has a name.
  public var title: String?
  /// Those who take part, in the order in which they joined.
  public private(set) var people: [Person]
  /// The person whose device shows the conversation.
  public let me: Person.ID
  /// How many reactions a person can have on one message.
  public let policy: ReactionPolicy
  /// From the oldest to the newest; each is watched on its own.
  public private(set) var messages: [Message]
  /// The message that `me` is answering; it lives as long as the session and is not saved.
  public private(set) var answered: Message.ID?
  /// The text that `me` copied last; it lives as long as the session and is not saved.
  public private(set) var copiedText: String?

  @ObservationIgnored private var personByID: [Person.ID: Person] = [:]
  @ObservationIgnored private var messageByID: [Message.ID: Message] = [:]
  @ObservationIgnored private var lastNumber = 0

  /// Begins a conversation; throws if two people share an identifier or `me` is not among them.
  public convenience init(
    title: String? = nil, people: [Person], me: Person.ID, policy: ReactionPolicy = .onePerPerson
  ) throws(ConversationError) {
    self.init(title: title, people: [], me: me, policy: policy, checkedMessages: [])
    for person in people { try add(person) }
    _ = try person(me)
  }

  /// Assembles parts that were found to fit each other.
  init(
    title: String?, people: [Person], me: Person.ID, policy: ReactionPolicy,
    checkedMessages messages: [Message]
  ) {
    self.title = title
    self.people = people
    self.me = me
    self.policy = policy
    self.messages = messages
    personByID.reserveCapacity(people.count)
    for person in people { personByID[person.id] = person }
    messageByID.reserveCapacity(messages.count)
    for message in messages { messageByID[message.id] = message }
  }

  /// Finds somebody who takes part.
  public func person(_ id: Person.ID) throws(ConversationError) -> Person {
    if let person = personByID[id] { return person }
    throw .unknownPerson(id, nearest: nearestPerson(to: id))
  }

  /// The identifier of a person of whom somebody wrote the name, or mistyped the identifier.
  private func nearestPerson(to text: String) -> Person.ID? {
    let known = people.prefix(1_000)
    if let named = known.first(where: { $0.name.lowercased() == text.lowercased() }) {
      return named.id
    }
    return NearestName.nearest(to: text, among: known.map(\.id))
  }

  /// Finds a message in constant time; a watcher hears of it when the answer changes.
  public func message(_ id: Message.ID) throws(ConversationError) -> Message {
    if let message = messageByID[id], !message.isDeleted { return message }
    access(keyPath: \.messages)
    throw .unknownMessage(id)
  }

  /// Lets somebody join.
  public func add(_ person: Person) throws(ConversationError) {
    guard !person.id.isEmpty else { throw .emptyIdentifier }
    guard personByID[person.id] == nil else { throw .personExists(person.id) }
    personByID[person.id] = person
    people.append(person)
  }

  /// Adds a message at the end; its sender and all who reacted must take part.
  public func append(_ message: Message) throws(ConversationError) {
    guard !message.id.isEmpty else { throw .emptyIdentifier }
    guard messageByID[message.id] == nil else { throw .messageExists(message.id) }
    _ = try person(message.sender)
    try check(message.reactions)
    message.isDeleted = false
    messageByID[message.id] = message
    messages.append(message)
  }

  /// Adds a new message at the end, under a number that no message had before.
  @discardableResult
  public func append(
    _ text: String, from sender: Person.ID
  ) throws(ConversationError) -> Message {
    _ = try person(sender)
    let message = Message(id: nextIdentifier(), sender: sender, text: text)
    try append(message)
    return message
  }

  /// Changes what a message says.
  public func edit(_ id: Message.ID, text: String) throws(ConversationError) {
    try message(id).text = text
  }

  /// Takes a message out, in time proportional to the number of messages.
  public func delete(_ id: Message.ID) throws(ConversationError) {
    let message = try message(id)
    messageByID[id] = nil
    if let index = messages.firstIndex(where: { $0 === message }) { messages.remove(at: index) }
    message.isDeleted = true
    if answered == id { answered = nil }
  }

  /// Begins an answer to a message, which ends when that message is deleted.
  public func answer(_ id: Message.ID) throws(ConversationError) {
    answered = try message(id).id
  }

  /// Keeps what a message says now, whatever becomes of the message.
  public func copy(_ id: Message.ID) throws(ConversationError) {
    copiedText = try message(id).text
  }

  private func nextIdentifier() -> Message.ID {
    lastNumber = max(lastNumber, messages.count)
    repeat { lastNumber += 1 } while messageByID["\(lastNumber)"] != nil
    return "\(lastNumber)"
  }
}
