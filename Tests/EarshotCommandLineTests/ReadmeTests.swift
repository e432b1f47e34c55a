import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

/// What the README shows is what happens.
@Suite("The README is a promise")
struct ReadmeTests {
  /// A command of the README, and what it says is printed.
  struct Example: Sendable, CustomTestStringConvertible {
    let command: String
    let output: String

    var testDescription: String { command }

    /// Whether the command is an error without a voice.
    var needsVoice: Bool {
      ["--wav", "--captions", "--phonemes", "earshot voices"].contains { command.contains($0) }
    }
  }

  private static let examples = (try? Readme.examples()) ?? []

  @Test("It shows the main job, reading, testing and an error")
  func examplesAreFound() {
    let commands = Self.examples.map(\.command)

    #expect(commands.count >= 8)
    #expect(commands.contains { $0.hasSuffix("| swift run earshot") })
    #expect(commands.contains { $0.contains("swift run earshot test") })
  }

  @Test(
    "Each command prints what it is said to print",
    arguments: examples.filter { !$0.needsVoice })
  func run(example: Example) throws { try expect(example) }

  @Test(
    "Each command that needs a voice prints what it is said to print",
    .enabled(
      if: SpeechEngine.installedVersion?.hasPrefix("1.51") == true, "needs libespeak-ng 1.51"),
    arguments: examples.filter(\.needsVoice))
  func speak(example: Example) throws { try expect(example) }

  private func expect(_ example: Example) throws {
    let shell = try Shell()

    let output = try shell.run(example.command)

    #expect(output == example.output)
  }

  @Test("It names the one optional package, and the two commands that set everything up")
  func setUp() throws {
    let text = try Readme.text()

    #expect(text.contains("```sh\nswift run earshot\nswift test\n```"))
    #expect(text.contains("libespeak-ng-dev"))
  }
}

/// The README as a text with examples in it.
private enum Readme {
  static func text() throws -> String {
    try String(contentsOfFile: "\(Repository.root)/README.md", encoding: .utf8)
  }

  /// The blocks marked `console`: a command after `$ `, then what it prints.
  static func examples() throws -> [ReadmeTests.Example] {
    try text().components(separatedBy: "```console\n").dropFirst().compactMap { block in
      let lines = block.components(separatedBy: "```")[0].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard lines.count == 2, lines[0].hasPrefix("$ ") else { return nil }
      return ReadmeTests.Example(
        command: String(lines[0].dropFirst(2)), output: String(lines[1]))
    }
  }
}
