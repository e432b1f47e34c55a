import EarshotProcesses
import Glibc
import Testing

@testable import EarshotClient

@Suite("What processes that take turns leave for each other")
struct ClientJournalTests {
  @Test("Messages are there in order, those of the first and those that were added")
  func messages() throws {
    let journal = try ClientJournal(holding: [[1, 2], []])
    let number = try #require(journal.descriptor)
    let other = ClientJournal(descriptor: number)

    other.add([3])

    #expect(try journal.messages == [[1, 2], [], [3]])
    #expect(try other.messages == [[1, 2], [], [3]])
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

  @Test("Where there is no file, or another in its place, nothing is found and nothing left")
  func gone() throws {
    let file = try UnnamedFile.make()
    let journal = ClientJournal(descriptor: file.number)
    let other = try UnnamedFile.make()
    dup2(other.number, file.number)

    journal.add([1])

    #expect(try journal.messages == [])
    #expect(HeldFile(descriptor: other.number).size == 0)
    #expect(try ClientJournal(descriptor: -1).messages == [])
  }
}
