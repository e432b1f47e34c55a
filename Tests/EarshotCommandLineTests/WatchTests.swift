import EarshotTestSupport
import Foundation
import Testing

/// Source that is saved while it is played, as somebody does who works on it.
@Suite("A screen goes on as its source is saved")
struct WatchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func source(
    _ title: String = "Inbox", _ button: String = "Send", action: String = ""
  ) -> String {
    """
    import SwiftUI

    #Preview("Main") {
      VStack {
        Text("\(title)")
        Button("\(button)") { \(action) }
      }
    }

    """
  }

  /// Saves as many editors do: as a new file that takes the name of the old one.
  private func save(_ text: String) throws {
    try folder.put(text, at: "View.swift.new")
    #expect(rename(folder("View.swift.new"), folder("View.swift")) == 0)
  }

  private var arguments: [String] {
    ["play", "View.swift", "--watch", "--trust"]
  }

  /// The lines without that which is only printed where compiling takes long.
  private func lines(_ printed: String) -> [String] {
    printed.split(separator: "\n").map(String.init)
      .filter { $0 != "earshot: note: compiling 'View.swift'…" }
  }

  @Test("Each version that compiles is gone on with, and one that does not is told")
  func versions() throws {
    try save(Self.source())
    let program = try PlayedProgram(arguments, in: folder.path)

    try program.type("next")
    try program.wait(for: "Send, button\n")
    try save(Self.source("My inbox"))
    try program.wait(for: "inbox\nSend, button\n")
    try save(Self.source("My inbox", action: "post()"))
    try program.wait(for: "View.swift:6:22: error: cannot find 'post' in scope\n")
    try save(Self.source("My inbox", "Send it"))
    try program.wait(for: "it+}, button\nSend")
    try program.type("previous")
    let status = try program.waitForExit()

    #expect(status == 0)
    #expect(
      lines(program.printed) == [
        "screen: View.swift", "Inbox", "> next", "Send, button",
        "[reloaded: 1 stop changed]", "| was: Inbox", "| is: My inbox", "Send, button",
        "[not reloaded: it does not compile, and is as it was]",
        "View.swift:6:22: error: cannot find 'post' in scope",
        "    Button(\"Send\") { post() }", "                     ^~~~",
        "[reloaded: 1 stop changed]", "| was: Send, button", "| is: Send{+ it+}, button",
        "Send it, button", "> previous", "My inbox",
      ])
  }

  @Test("The README shows what is heard")
  func readme() throws {
    let text = try String(contentsOfFile: "\(Repository.root)/README.md", encoding: .utf8)
    let blocks = text.components(separatedBy: "```text\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let shown = try #require(blocks.first { $0.contains("[reloaded: ") })
    let example = try String(
      contentsOfFile: "\(Repository.root)/Examples/MessageRow.swift", encoding: .utf8)
    try save(example)
    let program = try PlayedProgram(
      ["play", "View.swift#In a chat"] + arguments.dropFirst(2), in: folder.path)

    try program.type("next")
    try program.wait(for: "Ben, I do. Actions available\n")
    try save(example.replacingOccurrences(of: "I do", with: "I do, and the pegs"))
    try program.wait(for: "]\n| was")
    try program.wait(for: "available\nBen, I do")
    let status = try program.waitForExit()

    #expect(status == 0)
    #expect(program.printed.hasSuffix(shown))
  }

  @Test("A crash is told, and what is saved then is played anew, as long as somebody can go on")
  func crash() throws {
    try save(Self.source(action: "fatalError(\"No\")"))
    let program = try PlayedProgram(arguments, in: folder.path)

    try program.wait(for: "Inbox\n")
    try program.type("next")
    try program.type("activate")
    try program.wait(for: "earshot: note: it goes on when the source is saved\n")
    try save(Self.source("Drafts", action: "fatalError(\"Never\")"))
    try program.wait(for: "Drafts\n")
    try program.type("next")
    try program.type("activate")
    let status = try program.waitForExit()

    #expect(status == 1)
    #expect(
      lines(program.printed) == [
        "screen: View.swift", "Inbox", "> next", "Send, button", "> activate", Self.crash("No"),
        "earshot: note: it goes on when the source is saved",
        "screen: View.swift", "Drafts", "> next", "Send, button", "> activate",
        Self.crash("Never"),
      ])
  }

  private static func crash(_ reason: String) -> String {
    "View.swift: error: the screen crashed at 'activate', line 2: the process was ended by signal 4 "
      + "(Illegal instruction); it printed: ClientScreens/View.swift:3: Fatal error: \(reason)"
  }

  @Test("What cannot be played at first is waited for")
  func wrongAtFirst() throws {
    try save("struct Model {}\n")
    let program = try PlayedProgram(arguments, in: folder.path)

    try program.wait(for: "earshot: note: it goes on when the source is saved\n")
    try save("import SwiftUI\n#Preview { Text(hello) }\n")
    try program.wait(for: "cannot find 'hello' in scope")
    try save("import SwiftUI\n#Preview { Text(\"Hello\") }\n")
    try program.wait(for: "Hello\n")
    let status = try program.waitForExit()

    #expect(status == 0)
    #expect(
      lines(program.printed) == [
        "View.swift: error: there is no screen here; add '#Preview { … }' with the view to show",
        "earshot: note: it goes on when the source is saved",
        "View.swift:2:17: error: cannot find 'hello' in scope",
        "#Preview { Text(hello) }", "                ^~~~~",
        "earshot: note: it goes on when the source is saved",
        "screen: View.swift", "Hello",
      ])
  }

  @Test(
    "At a prompt, what was typed of a line is kept when the source is saved",
    arguments: [[], ["--plain"]])
  func prompt(options: [String]) throws {
    try save(Self.source())
    let terminal = try Terminal(
      running: Shell.program, arguments + options,
      environment: ["TERM": "xterm", "XDG_CACHE_HOME": Shell.cache],
      in: folder.path)

    try terminal.wait(for: "Inbox\r\n> ", seconds: 60)
    try terminal.type("ne")
    try terminal.wait(for: "ne")
    try save(Self.source("Drafts"))
    // A plain prompt does not show again what the terminal itself keeps.
    let shown = options.isEmpty ? "ne" : ""
    try terminal.wait(
      for: "\r\n[reloaded: 1 stop changed]\r\n| was: Inbox\r\n| is: Drafts\r\nDrafts\r\n> \(shown)",
      seconds: 60)
    try terminal.type("xt\n")
    try terminal.wait(for: "Send, button\r\n> ")
    try terminal.type("quit\n")

    #expect(terminal.waitForExit() == 0)
  }

  @Test("Read prints everything again, until nobody reads it any more")
  func read() throws {
    try save(Self.source())
    let program = try PlayedProgram(["read"] + arguments.dropFirst(), in: folder.path)

    try program.wait(for: "Send, button\n")
    try save(Self.source("Drafts", "Post"))
    try program.wait(for: "Post, button\n")

    #expect(lines(program.printed) == ["Inbox", "Send, button", "Drafts", "Post, button"])
    #expect(program.waitForExitUnread() == 0)
  }
}
