import EarshotSpeech
import Foundation
import Testing

/// The program as a process of its own: what the operating system sees of it.
@Suite("The program as a whole")
struct ProgramTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  @Test("Commands from a file are played as from a pipe, and the status is that of the run")
  func script() throws {
    try shell.write("next\nactivate\n", to: "steps.txt")

    let output = try shell.run("swift run earshot --script steps.txt; echo status $?")

    #expect(
      output == """
        screen: tapback

        Press and hold a message
        > next
        Is the picnic still on for Sunday? Actions available
        > activate
        [nothing happened: no action]
        status 0

        """)
  }

  @Test("A wrong command in a pipe ends the run with status 2, after what was heard before it")
  func wrongCommand() throws {
    let output = try shell.run("printf 'next\\nnxt\\n' | swift run earshot; echo status $?")

    #expect(
      output == """
        screen: tapback

        Press and hold a message
        > next
        Is the picnic still on for Sunday? Actions available
        > nxt
        standard input:2: error: unknown command 'nxt'; did you mean 'next'?
        status 2

        """)
  }

  @Test(
    "What the app prints goes to standard error, and among what is heard when that is asked for")
  func appOutput() throws {
    let steps = "next\\nnext\\nhold\\nlast\\nactivate\\n"

    let kept = try shell.run("printf '\(steps)' | swift run earshot play popover 2>errors.txt")
    let shown = try shell.run(
      "printf '\(steps)' | swift run earshot play popover --set app-output=on 2>/dev/null")

    #expect(!kept.contains("Unsend: "))
    #expect(shell.text(of: "errors.txt") == "Unsend: Wonderful, I bring the rake\n")
    #expect(shown.contains("[app printed: Unsend: Wonderful, I bring the rake]\n"))
  }

  @Test("A reader of the output that goes away is no error, and nothing is said of it")
  func closedPipe() throws {
    let output = try shell.run(
      "(swift run earshot read conversation; echo status $? >&2) | head -n 1")

    #expect(output.contains("Rowing club, heading\n"))
    #expect(output.contains("status 0\n"))
    #expect(!output.contains("error"))
  }

  @Test("Input without an end is no longer played when nobody reads the output")
  func endlessInput() throws {
    let output = try shell.run(
      "yes current 2>/dev/null | (swift run earshot; echo status $? >&2) | head -n 1")

    #expect(output.contains("screen: tapback\n"))
    #expect(output.hasSuffix("status 0\n"))
  }

  @Test("Closed descriptors are errors, and no file gets what was meant for them")
  func closedDescriptors() throws {
    try shell.write("next\n", to: "steps.txt")

    let status = try shell.run(
      """
      swift run earshot play conversation --script steps.txt --save kept.json <&- >&- 2>&-
      printf '%s ' $?
      swift run earshot <&- 2>&1 >/dev/null
      echo $?
      """)

    #expect(status == "2 standard input: error: Bad file descriptor\n2\n")
    #expect(shell.text(of: "steps.txt") == "next\n")
    #expect(shell.text(of: "kept.json")?.hasPrefix("{\n  \"earshotConversation\": 1,\n") == true)
    #expect(shell.text(of: "kept.json")?.hasSuffix("\n}\n") == true)
  }

  @Test("Without a folder of transcripts, a test says what to name")
  func noTranscripts() throws {
    let output = try shell.run("mkdir empty; cd empty; swift run earshot test; echo status $?")

    #expect(
      output == """
        earshot: error: there is no folder 'Scenarios' here; name a transcript or a folder, \
        as in 'earshot test chat.transcript'
        status 2

        """)
  }

  @Test(
    "A job of GitHub Actions is told on standard error which line failed, from its workspace on")
  func gitHub() throws {
    let output = try shell.run(
      """
      mkdir app; cd app; printf 'screen: tapback\\n\\nPress\\n' > a.transcript
      GITHUB_ACTIONS=true GITHUB_WORKSPACE=$(dirname "$PWD") \
      swift run earshot test a.transcript --format json 2>&1 >report.json; grep -c heard report.json
      """)

    #expect(
      output == """
        ::error file=app/a.transcript,line=3,title=opening::other lines were heard%0A  \
        - expected: Press%0A  + heard: Press{+ and hold a message+}
        1

        """)
  }

  @Test("A full disk is an error with status 2")
  func fullDisk() throws {
    let output = try shell.run("swift run earshot read > /dev/full; echo status $?")

    #expect(
      output == """
        earshot: error: cannot write the output: No space left on device
        status 2

        """)
  }

  @Test(
    "A conversation is spoken into a sound file that is valid and not silent",
    .enabled(if: SpeechEngine.isAvailable, "needs libespeak-ng1 and espeak-ng-data"))
  func soundFile() throws {
    let output = try shell.run(
      """
      printf 'next\\nnext\\nact Remove ❤️\\nlast\\nnext\\n' \
      | swift run earshot play tapback --wav out.wav >/dev/null; echo status $?
      """)

    let bytes = try #require(shell.bytes(of: "out.wav"))
    #expect(output == "status 0\n")
    #expect(bytes.starts(with: Array("RIFF".utf8)))
    #expect(Array(bytes[8..<16]) == Array("WAVEfmt ".utf8))
    #expect(littleEndian(bytes[4..<8]) == bytes.count - 8)
    #expect(littleEndian(bytes[40..<44]) == bytes.count - 44)
    #expect(loudness(of: bytes[44...]) > 500)
  }

  @Test("At a terminal there is a prompt, a mistake can be corrected, and the end of input quits")
  func terminal() throws {
    let terminal = try Terminal(running: Shell.program, ["play", "--plain"])

    try terminal.wait(for: "Press and hold a message\r\n> ")
    try terminal.type("nxt\n")
    try terminal.wait(for: "error: unknown command 'nxt'; did you mean 'next'?\r\n> ")
    try terminal.type("next\n")
    try terminal.wait(for: "Is the picnic still on for Sunday? Actions available\r\n> ")
    try terminal.type("quit\n")

    #expect(terminal.waitForExit() == 0)
  }

  private func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The root of the mean square of 16-bit samples.
  private func loudness(of bytes: ArraySlice<UInt8>) -> Double {
    let samples = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      Double(Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8))
    }
    let sum = samples.reduce(0) { $0 + $1 * $1 }
    return (sum / Double(max(samples.count, 1))).squareRoot()
  }
}
