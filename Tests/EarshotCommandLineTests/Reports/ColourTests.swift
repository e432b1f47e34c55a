import EarshotTestSupport
import Testing

@Suite("A report is coloured where somebody looks at it and wants that")
struct ColourTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put("screen: tapback\n\nPress\n", at: "a.transcript")
  }

  private static let coloured = """
    \u{1B}[1ma.transcript:3\u{1B}[0m: error: opening: other lines were heard\r
      - expected: Press\r
      + heard: Press\u{1B}[32m{+ and hold a message+}\u{1B}[0m\r
    to repeat: earshot test a.transcript\r
    \r
    0 passed, 1 failed\r\n
    """
  private static let plain = """
    a.transcript:3: error: opening: other lines were heard\r
      - expected: Press\r
      + heard: Press{+ and hold a message+}\r
    to repeat: earshot test a.transcript\r
    \r
    0 passed, 1 failed\r\n
    """

  @Test(
    "On a terminal, unless it is dumb, NO_COLOR is set to something, or --plain is given",
    arguments: [
      ([:], [], coloured), (["NO_COLOR": ""], [], coloured), (["NO_COLOR": "1"], [], plain),
      ([:], ["--plain"], plain), (["TERM": "dumb"], [], plain),
    ] as [([String: String], [String], String)])
  func terminal(_ environment: [String: String], _ options: [String], _ report: String) throws {
    let terminal = try Terminal(
      running: Shell.program, ["test", "a.transcript"] + options, environment: environment,
      in: folder.path)

    try terminal.wait(for: report)

    #expect(terminal.waitForExit() == 1)
  }

  @Test("Not in a pipe")
  func pipe() throws {
    let output = try Shell().run("cd '\(folder.path)'; swift run earshot test a.transcript | cat")

    #expect(output == Self.plain.replacing("\r\n", with: "\n"))
  }
}
