import Glibc
import Testing

@testable import earshot

@Suite("Output reaches its descriptor")
struct DescriptorOutputTests {
  @Test("Everything is written in order when the output is flushed")
  func flush() {
    let pipe = Pipe()
    var output = DescriptorOutput(pipe.writing, buffering: .full)

    print("Reacted with ❤️", to: &output)
    print("Yes", to: &output)
    output.flush()

    #expect(pipe.readAll() == Array("Reacted with ❤️\nYes\n".utf8))
    #expect(output.failure == nil)
  }

  @Test(
    "Text leaves at once, at the end of a line, or when enough has gathered",
    arguments: [
      (DescriptorOutput.Buffering.none, "One\nTwo"), (.line, "One\n"), (.full, ""),
    ])
  func buffering(_ buffering: DescriptorOutput.Buffering, _ written: String) {
    let pipe = Pipe()
    let output = DescriptorOutput(pipe.writing, buffering: buffering)

    output.write("One\n")
    output.write("Two")

    #expect(pipe.readAll() == Array(written.utf8))
  }

  @Test("A reader that went away is no error")
  func brokenPipe() {
    DescriptorOutput.ignoreBrokenPipes()
    let pipe = Pipe()
    pipe.closeReading()
    let output = DescriptorOutput(pipe.writing, buffering: .none)

    output.write("One")
    output.write("Two")

    #expect(output.failure == nil)
  }

  @Test("A full disk is remembered, and nothing more is written")
  func fullDisk() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let output = DescriptorOutput(descriptor, buffering: .none)

    output.write("One")
    output.write("Two")

    #expect(output.failure == ENOSPC)
  }
}
