import Glibc
import Testing

@testable import earshot

@Suite("Commands are read line by line")
struct LineInputTests {
  @Test("News comes before lines that have to be read, and after those that have been read")
  func news() throws {
    let typed = Pipe()
    let told = Pipe()
    let input = LineInput(descriptor: typed.reading, name: "pipe")
    input.wait(alsoFor: told.reading)

    write(typed.writing, "a\nb\n", 4)
    #expect(try input.nextEvent() == .line("a"))
    write(told.writing, "!", 1)
    write(typed.writing, "c\n", 2)
    typed.closeWriting()
    #expect(try input.nextEvent() == .line("b"))
    #expect(try input.nextEvent() == .news)
    told.closeWriting()
    var byte: UInt8 = 0
    read(told.reading, &byte, 1)

    #expect(try input.nextEvent() == .line("c"))
    #expect(try input.nextEvent() == .end)
  }

  @Test(
    "Lines end with a line feed, with or without a carriage return, or with the input",
    arguments: [
      ("", []),
      ("next", ["next"]),
      ("next\nlast\n", ["next", "last"]),
      ("next\r\n\r\nlast\r", ["next", "", "last"]),
      ("\n\n", ["", ""]),
      ("\u{FEFF}act React with ❤️\n", ["act React with ❤️"]),
    ])
  func lines(_ text: String, _ lines: [String]) throws {
    let file = try ScratchFile(Array(text.utf8))
    let input = try LineInput(path: file.path)

    var read: [String] = []
    while let line = try input.nextLine() { read.append(line) }

    #expect(read == lines)
    #expect(input.lineNumber == lines.count)
    #expect(try input.nextLine() == nil)
  }

  @Test("A line that arrives in pieces is one line")
  func pieces() throws {
    let pipe = Pipe()
    let input = LineInput(descriptor: pipe.reading, name: "standard input")
    write(pipe.writing, "one\nt", 5)

    #expect(try input.nextLine() == "one")

    write(pipe.writing, "wo\n", 3)

    #expect(try input.nextLine() == "two")
  }

  @Test("Bytes that are not text are refused at their place")
  func invalid() throws {
    let file = try ScratchFile(Array("next\nact ❤️".utf8) + [0xFF, 0x0A])
    let input = try LineInput(path: file.path)

    #expect(try input.nextLine() == "next")
    expect("\(file.path):2:7: error: this is not UTF-8 text", reading: input)
  }

  @Test("A line may have 1 MiB and not more, whether or not it ever ends")
  func limit() throws {
    let longest = [UInt8](repeating: 0x61, count: LineInput.lengthLimit)
    let longEnough = try ScratchFile(longest + [0x0A, 0x62])
    let tooLong = try ScratchFile([0x0A] + longest + [0x61, 0x0A, 0x62])
    let allowed = try LineInput(path: longEnough.path)
    let endless = try LineInput(path: "/dev/zero")

    #expect(try allowed.nextLine()?.utf8.count == LineInput.lengthLimit)
    #expect(try allowed.nextLine() == "b")
    expect("/dev/zero:1: error: the line is longer than 1 MiB", reading: endless)

    let input = try LineInput(path: tooLong.path)
    #expect(try input.nextLine() == "")
    expect("\(tooLong.path):2: error: the line is longer than 1 MiB", reading: input)
    #expect(try input.nextLine() == nil)
  }

  @Test("A hundred thousand short lines are read")
  func many() throws {
    let file = try ScratchFile(Array(String(repeating: "next\n", count: 100_000).utf8))
    let input = try LineInput(path: file.path)

    var count = 0
    while try input.nextLine() == "next" { count += 1 }

    #expect(count == 100_000)
  }

  @Test("A file that is not there, and a folder, are refused by name")
  func unreadable() throws {
    let error = #expect(throws: LineInputError.self) { try LineInput(path: "/none/such") }
    #expect(error?.description == "/none/such: error: No such file or directory")

    let folderError = #expect(throws: LineInputError.self) { try LineInput(path: "/") }
    #expect(folderError?.description == "/: error: Is a directory")
  }

  private func expect(_ message: String, reading input: LineInput) {
    let error = #expect(throws: LineInputError.self) { try input.nextLine() }

    #expect(error?.description == message)
  }
}
