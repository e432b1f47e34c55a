import Testing

@testable import EarshotProcesses

@Suite("A board tells what a process is doing")
struct ProgressBoardTests {
  private let board: ProgressBoard

  init() throws { board = ProgressBoard(on: try SharedPage.make().page) }

  @Test("Nothing is being done at first, and nothing is finished")
  func empty() {
    #expect(!board.isBusy)
    #expect(!board.isFinished)
    #expect(board.deed == "")
    #expect(board.place == "")
  }

  @Test("What begins is being done until it ends, and each gives another number")
  func turns() {
    board.begin("at 'next', line 1")
    let first = board.number
    board.begin("at 'next', line 1, still")

    #expect(board.isBusy)
    #expect(board.number == first)

    board.end()
    board.end()

    #expect(!board.isBusy)
    #expect(board.deed == "at 'next', line 1, still")

    board.begin("at 'next', line 2")

    #expect(board.number != first)
  }

  @Test("Who gives up has finished nothing, and it is still known what was being done")
  func giveUp() {
    board.begin("at 'next', line 1")
    board.giveUp()

    #expect(board.isRobbed)
    #expect(!board.isFinished)
    #expect(board.isBusy)
    #expect(board.deed == "at 'next', line 1")

    board.finish()

    #expect(board.isFinished && !board.isRobbed)
  }

  @Test("What is finished is not busy any more")
  func finish() {
    board.begin("at 'quit', line 3")

    board.finish()

    #expect(board.isFinished)
    #expect(!board.isBusy)
  }

  @Test("Of what is longer than there is room for, the beginning is told")
  func long() {
    let place = Array(repeating: UInt8(ascii: "v"), count: SharedPage.size)

    board.begin(String(repeating: "d", count: SharedPage.size))
    place.withUnsafeBufferPointer(board.note)

    #expect(!board.deed.isEmpty && board.deed.allSatisfy { $0 == "d" })
    #expect(!board.place.isEmpty && board.place.allSatisfy { $0 == "v" })
  }

  @Test("A note is there as a whole or not at all, and what goes on has another number")
  func note() throws {
    let board = ProgressBoard(on: try SharedPage.make(size: ProgressBoard.size).page)
    board.begin("while it was explored")
    let first = board.number

    board.keep(note: [1, 2, 3])
    board.goOn()

    #expect(board.note == [1, 2, 3])
    #expect(board.isBusy && board.number != first)

    board.keep(note: Array(repeating: 1, count: ProgressBoard.size))

    #expect(board.note == [])

    board.end()
    let last = board.number
    board.goOn()

    #expect(board.number == last)
  }

  @Test("Without room, nothing is noted")
  func smallBoard() {
    board.keep(note: [1])

    #expect(board.note == [])
  }

  @Test(
    "A board that client code has written over is read all the same", arguments: [0x00, 0x41, 0xFF])
  func overwritten(byte: UInt8) throws {
    let page = try SharedPage.make().page
    page.bytes.initializeMemory(as: UInt8.self, repeating: byte)
    let board = ProgressBoard(on: page)

    board.begin("at 'next', line 1")

    #expect(board.deed == "at 'next', line 1")
    #expect(board.place.utf8.count <= SharedPage.size * 3)
  }
}
