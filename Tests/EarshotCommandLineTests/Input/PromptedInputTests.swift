import Glibc
import Testing

@testable import earshot

@Suite("A plain prompt redraws nothing")
struct PromptedInputTests {
  @Test("The prompt comes after what was printed, once for each line")
  func prompt() throws {
    let typed = Pipe()
    let printed = Pipe()
    write(typed.writing, "next\n", 5)
    typed.closeWriting()
    let output = DescriptorOutput(printed.writing, buffering: .full)
    let input = PromptedInput(
      reading: LineInput(descriptor: typed.reading, name: "standard input"),
      promptingOn: output)
    output.write("Hold a message\n")

    #expect(try input.nextLine() == "next")
    #expect(try input.nextLine() == nil)
    output.flush()

    #expect(input.isInteractive)
    #expect(input.lineNumber == 1)
    #expect(printed.readAll() == Array("Hold a message\n> > \n".utf8))
  }

  @Test("News ends the line of the prompt, and the prompt comes again after what is printed then")
  func news() throws {
    let typed = Pipe()
    let printed = Pipe()
    let told = Pipe()
    let output = DescriptorOutput(printed.writing, buffering: .full)
    let input = PromptedInput(
      reading: LineInput(descriptor: typed.reading, name: "standard input"),
      promptingOn: output)
    input.wait(alsoFor: told.reading)
    write(told.writing, "!", 1)

    #expect(try input.nextEvent() == .news)
    output.write("[reloaded]\n")
    var byte: UInt8 = 0
    read(told.reading, &byte, 1)
    write(typed.writing, "next\n", 5)
    #expect(try input.nextEvent() == .line("next"))
    output.flush()

    #expect(printed.readAll() == Array("> \n[reloaded]\n> ".utf8))
  }
}
