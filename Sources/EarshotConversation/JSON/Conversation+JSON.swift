import EarshotFiles
import EarshotJSON

/// Conversations as files, in version 1 of the format.
extension Conversation {
  /// Reads a conversation; `file` is named in errors and not opened.
  public convenience init(
    parsing bytes: [UInt8], file: String
  ) throws(ConversationFileError) {
    do {
      let reader = try JSONReader(bytes)
      let document = try ConversationParser(reader: reader).document()
      let me = try ConversationChecker(document, reader: reader).check()
      self.init(document, me: me)
    } catch {
      throw .malformed(file: file, error)
    }
  }

  /// Reads a conversation file.
  public convenience init(contentsOfFile file: String) throws(ConversationFileError) {
    let bytes: [UInt8]
    do { bytes = try FileContents.read(file, limit: JSONLimits().documentSize) } catch {
      throw .unreadable(file: file, reason: error.reason)
    }
    try self.init(parsing: bytes, file: file)
  }

  /// Gives the bytes of a conversation file, the same for the same conversation.
  public func encoded() -> [UInt8] {
    typealias Key = ConversationDocument.Key
    let writer = JSONWriter()
    writer.object {
      writer.key(Key.earshotConversation.rawValue).integer(ConversationDocument.version)
      if let title { writer.key(Key.title.rawValue).string(title) }
      writer.key(Key.reactionPolicy.rawValue).string(policy.rawValue)
      writer.key(Key.people.rawValue).array { for person in people { write(person, to: writer) } }
      writer.key(Key.messages.rawValue).array {
        for message in messages { write(message, to: writer) }
      }
    }
    return writer.finish()
  }

  /// Replaces a conversation file as a whole, or leaves it as it was and throws.
  ///
  /// Permissions stay; a symbolic link stays, and what it leads to is replaced.
  public func write(toFile file: String) throws(ConversationFileError) {
    do { try AtomicFile(replacing: file).write(encoded()) } catch {
      throw .unwritable(file: file, reason: error.reason)
    }
  }

  /// Finds out, before a long conversation, whether `write(toFile:)` can create its file.
  nonisolated public static func checkWritable(
    file: String
  ) throws(ConversationFileError) {
    do { try AtomicFile(replacing: file).check() } catch {
      throw .unwritable(file: file, reason: error.reason)
    }
  }

  private convenience init(_ document: ConversationDocument, me: Person.ID) {
    self.init(
      title: document.title,
      people: document.people.value.map { Person(id: $0.id.value, name: $0.name) },
      me: me, policy: document.policy,
      checkedMessages: document.messages.map { record in
        Message(
          id: record.id.value, sender: record.sender.value, text: record.text,
          reactions: record.reactions.map {
            Reaction(person: $0.person.value, emoji: $0.emoji.value)
          })
      })
  }

  private func write(_ person: Person, to writer: JSONWriter) {
    typealias Key = ConversationDocument.PersonRecord.Key
    writer.object(layout: .inline) {
      writer.key(Key.id.rawValue).string(person.id)
      writer.key(Key.name.rawValue).string(person.name)
      if person.id == me { writer.key(Key.me.rawValue).boolean(true) }
    }
  }

  private func write(_ message: Message, to writer: JSONWriter) {
    typealias Key = ConversationDocument.MessageRecord.Key
    writer.object {
      writer.key(Key.id.rawValue).string(message.id)
      writer.key(Key.sender.rawValue).string(message.sender)
      writer.key(Key.text.rawValue).string(message.text)
      guard !message.reactions.isEmpty else { return }
      writer.key(Key.reactions.rawValue).array {
        for reaction in message.reactions { write(reaction, to: writer) }
      }
    }
  }

  private func write(_ reaction: Reaction, to writer: JSONWriter) {
    typealias Key = ConversationDocument.ReactionRecord.Key
    writer.object(layout: .inline) {
      writer.key(Key.person.rawValue).string(reaction.person)
      writer.key(Key.emoji.rawValue).string(reaction.emoji)
    }
  }
}
