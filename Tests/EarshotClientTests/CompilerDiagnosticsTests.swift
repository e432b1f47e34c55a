import EarshotTestSupport
import Testing

@testable import EarshotClient

@Suite("What a compiler says is told in the words of whoever wrote the code")
struct CompilerDiagnosticsTests {
  private static let output = """
    Row.swift:3:5: warning: variable is never used
      let a = 1
          ^
    Row.swift:4:9: error: cannot find 'b' in scope
      print(b)
            ^
    <unknown>:0: note: 'b' might be declared elsewhere
    SwiftUI.Text:1:2: note: did you mean this?
    SwiftUI.Text:1:3: note: or this?
    SwiftUI.Text:1:4: note: or that?
    Row.swift:2:1: note: declared here
    Odd:name.swift:12:1: error: cannot find 'c' in scope
    error: fatalError
    """

  @Test("Errors keep their places, and of what is noted elsewhere there are the first words")
  func errors() {
    #expect(
      CompilerDiagnostics(Self.output).errors(in: ["Row.swift"]) == [
        "Row.swift:4:9: error: cannot find 'b' in scope\n  print(b)\n        ^",
        "note: 'b' might be declared elsewhere", "note: did you mean this?", "note: or this?",
        "Row.swift:2:1: note: declared here",
        "Odd:name.swift:12:1: error: cannot find 'c' in scope",
      ])
  }

  @Test("The lines with errors are those of the file that is asked for")
  func lines() {
    let diagnostics = CompilerDiagnostics(Self.output)

    #expect(diagnostics.lines(ofErrorsIn: "Row.swift") == [4])
    #expect(diagnostics.lines(ofErrorsIn: "Odd:name.swift") == [12])
    #expect(diagnostics.lines(ofErrorsIn: "Other.swift") == [])
  }

  @Test("An error that is in no file is an error all the same")
  func nowhere() {
    #expect(
      CompilerDiagnostics("<unknown>:0: error: no such module\n").errors(in: [])
        == ["<unknown>:0: error: no such module"])
  }

  @Test("Why a compiler gave up is told from what it printed besides")
  func reason() {
    let trace = (0..<30).map { "#\($0) 0x000055 swift::performFrontend" }.joined(separator: "\n")

    #expect(
      CompilerDiagnostics.reason(
        in: "LLVM ERROR: IO failure: File too large\nPlease report\n\(trace)")
        == "LLVM ERROR: IO failure: File too large")
    #expect(
      CompilerDiagnostics.reason(in: "one\n\ntwo\nthree\nfour")
        == "one; two; three")
    #expect(CompilerDiagnostics.reason(in: "\n") == nil)
  }

  @Test("Modules of another Swift are told from errors in the code")
  func mismatch() {
    let line = """
      Row.swift:1:8: error: module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 \
      compiler: /x/Modules/SwiftUI.swiftmodule
      """

    let reason = CompilerDiagnostics.mismatch(in: "a\n\(line)\nb")

    #expect(
      reason == "module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler")
    #expect(CompilerDiagnostics.mismatch(in: Self.output) == nil)
    #expect(
      "\(ClientBuildError.otherCompiler("/usr/bin/swiftc", reason: reason ?? ""))" == """
        earshot: error: '/usr/bin/swiftc' is another Swift than the one that built Earshot (module \
        compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler); put that one first on \
        the PATH, name its 'swiftc' in SWIFT_EXEC, or build Earshot again with this one
        """)
  }

  @Test(
    "Whatever a compiler prints, nothing that acts on a terminal is passed on", arguments: 0..<40)
  func fuzz(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces =
      Self.output.split(separator: " ").map(String.init) + [
        ":", "\n", "error: ", ": error: ", ":0:", ":-1:9: error: ", "\u{1B}[31m", "\u{202E}", "\0",
        ":99999999999999999999:1: error: ", "é", "🧵", "",
      ]
    let output = (0..<400).map { _ in pieces.randomElement(using: &generator) ?? "" }
      .joined(separator: " ")

    let diagnostics = CompilerDiagnostics(output)
    let text = diagnostics.errors(in: ["Row.swift"]).joined()

    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    #expect(!diagnostics.lines(ofErrorsIn: "Row.swift").contains { $0 < -1 })
  }
}
