import EarshotProcesses
import Glibc
import Testing

@testable import EarshotClient

@Suite("What a process is given of what others before it found out")
struct ClientJournalTests {
  @Test("Messages are there in order, for who made the file and for who gets it")
  func messages() throws {
    let journal = try ClientJournal(holding: [[1, 2], []])
    let number = try #require(journal.descriptor)
    let other = ClientJournal(descriptor: number)

    #expect(try journal.messages == [[1, 2], []])
    #expect(try other.messages == [[1, 2], []])
  }

  @Test("What is not there whole is no message yet, and what is none is refused")
  func broken() throws {
    let journal = try ClientJournal(holding: [[1]])
    let number = try #require(journal.descriptor)

    _ = Descriptor.write([9, 0, 0, 0, 1], to: number)

    #expect(try journal.messages == [[1]])

    let junk = try ClientJournal(holding: [])
    _ = Descriptor.write(Array("junk".utf8), to: try #require(junk.descriptor))

    #expect(throws: MessageBuffer.Malformed.self) { try junk.messages }
  }

  @Test("Where there is no file, or another in its place, nothing is found")
  func gone() throws {
    let file = try UnnamedFile.make()
    let journal = ClientJournal(descriptor: file.number)
    let other = try UnnamedFile.make()
    dup2(other.number, file.number)

    #expect(try journal.messages == [])
    #expect(try ClientJournal(descriptor: -1).messages == [])
  }
}
