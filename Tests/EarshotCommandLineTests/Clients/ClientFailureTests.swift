import Testing

/// What somebody is told when their source cannot be played.
@Suite("Source that cannot be played is told in a way that can be acted on")
struct ClientFailureTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  private func play(_ source: String, _ steps: String = "", options: String = "") throws -> String {
    try shell.write(source, to: "View.swift")
    return try shell.run(
      "printf '\(steps)' | swift run earshot play View.swift --trust \(options) 2>&1; echo status $?"
    )
  }

  @Test("An error of types is the compiler's own, in the file as it was named")
  func typeError() throws {
    #expect(
      try play(
        """
        import SwiftUI
        #Preview { Text("a").padding("wide") }
        """) == """
          View.swift:2:22: error: no exact matches in call to instance method 'padding'
          #Preview { Text("a").padding("wide") }
                               ^
          note: candidate expects value of type 'Edge.Set' for parameter #1 (got 'String')
          note: candidate expects value of type 'CGFloat' for parameter #1 (got 'String')
          note: candidate expects value of type 'EdgeInsets' for parameter #1 (got 'String')
          status 2

          """)
  }

  @Test(
    "Names that the view layer lacks are found before anything is compiled, each with its place")
  func unsupported() throws {
    #expect(
      try play(
        """
        import SwiftUI
        import MapKit
        struct Place: View {
          var body: some View {
            VStack { Map(); VideoPlayer(player: nil) }
          }
        }
        #Preview { Place() }
        """) == """
          View.swift:2:8: error: there is no module 'MapKit' here: put the import, and what uses it, in \
          '#if canImport(MapKit)', and an Image with an accessibilityLabel in '#else'
          View.swift:5:14: error: 'Map' is not in Earshot's SwiftUI: draw the map as an Image with an \
          accessibilityLabel
          View.swift:5:21: error: 'VideoPlayer' is not in Earshot's SwiftUI: use an Image or a Button that \
          says what plays
          status 2

          """)
  }

  @Test("A crash names the view, the command and what the program said")
  func crash() throws {
    let source = """
      import SwiftUI
      struct Row: View {
        @State private var isOpen = false
        var body: some View {
          if isOpen { fatalError("no more seeds") }
          return Button("Open") { isOpen = true }
        }
      }
      #Preview { Row() }
      """

    #expect(
      try play(source, "activate\\nnext\\n").replacing(
        #/signal \d+ \([A-Za-z\/ ]+\)/#, with: "a signal")
          == """
          screen: View.swift

          Open, button
          > activate
          View.swift: error: the screen crashed at 'activate', line 1, in the body of 'Row': the process \
          was ended by a signal; it printed: ClientScreens/View.swift:5: Fatal error: no more seeds
          status 1

          """)
  }

  @Test("A body that never ends is ended, and so is one that calls itself")
  func endless() throws {
    let loop = """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("\\((0...).first { $0 < 0 } ?? 0)") }
      }
      #Preview { Row() }
      """
    let recursion = """
      import SwiftUI
      func depth(_ count: Int) -> Int { depth(count + 1) + 1 }
      struct Row: View { var body: some View { Text("\\(depth(0))") } }
      #Preview { Row() }
      """

    let looped = try play(loop, options: "--timeout 1")
    #expect(
      looped == """
        View.swift: error: the screen did not come back while it appeared, in the body of 'Row': it \
        computed for 1 second; it may repeat something without end ('--timeout' gives it longer)
        status 1

        """)
    #expect(
      try play(recursion) == """
        View.swift: error: the screen crashed while it appeared, in the body of 'Row': the process was \
        ended by signal 11 (Segmentation fault); code that calls itself without end ends like this
        status 1

        """)
  }

  @Test("State that is set every time is a fault that is told, and a finding")
  func stateLoop() throws {
    #expect(
      try play(
        """
        import SwiftUI
        struct Row: View {
          @State private var count = 0
          var body: some View { Text("\\(count)").onChange(of: count, initial: true) { count += 1 } }
        }
        #Preview { Row() }
        """) == """
          screen: View.swift

          99
          [fault: Row was still changing after 100 rounds of updates; look for state that its body, \
          onAppear or onChange sets every time]
          status 1

          """)
  }

  @Test("Memory has a limit")
  func memory() throws {
    let source = """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Button("Eat") {
            var pages: [[UInt8]] = []
            while true { pages.append([UInt8](repeating: 1, count: 1 << 24)) }
          }
        }
      }
      #Preview { Row() }
      """

    let output = try play(source, "activate\\n", options: "--memory 256")

    #expect(output.contains("View.swift: error: the screen crashed at 'activate', line 1: "))
    #expect(output.contains("and may use 256 MiB"))
    #expect(output.hasSuffix("status 1\n"))
  }

  @Test(
    "What is no source of a screen is told in one line",
    arguments: [
      (
        "",
        "View.swift:1:1: error: this file declares nothing; give it a View, or a #Preview of one"
      ),
      (
        "Dear diary, today I wrote no Swift.",
        "View.swift:1:1: error: this is not Swift; name a file that declares a View, as in Row.swift"
      ),
      (
        "struct Row {}",
        "View.swift: error: there is no screen here; add '#Preview { … }' with the view to show"
      ),
      (
        "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\nprint(1)",
        "View.swift:3:1: error: this code stands outside of all declarations, and would run before "
          + "there is a screen; move it into a view or an 'App'"
      ),
    ])
  func noSource(_ source: String, _ error: String) throws {
    #expect(try play(source) == "\(error)\nstatus 2\n")
  }

  @Test("What is not there is told as that")
  func absent() throws {
    #expect(
      try shell.run("swift run earshot read Gone.swift; echo status $?")
        == "Gone.swift: error: cannot be read: No such file or directory\nstatus 2\n")
    #expect(
      try shell.run(
        "PATH=/nowhere; SWIFT_EXEC= swift run earshot read /dev/null.swift; echo status $?"
      )
      .contains("status 2"))
  }

  @Test("A file that is not there is told with the one of its folder that is named most like it")
  func nearestFile() throws {
    try shell.makeFolder("Föhn App")
    try shell.write("import SwiftUI", to: "Föhn App/ContentView.swift")
    try shell.write("import SwiftUI", to: "Row.swift")

    #expect(
      try shell.run("swift run earshot read 'Föhn App/ContentVeiw.swift#1'; echo status $?") == """
        Föhn App/ContentVeiw.swift: error: cannot be read: No such file or directory; did you mean \
        'Föhn App/ContentView.swift'?
        status 2

        """)
    #expect(
      try shell.run("swift run earshot read row.swift; echo status $?") == """
        row.swift: error: cannot be read: No such file or directory; did you mean 'Row.swift'?
        status 2

        """)
  }

  @Test("A folder without Swift files says so, and one that is named like a screen how to write it")
  func folders() throws {
    try shell.makeFolder("Empty")

    #expect(
      try shell.run("swift run earshot play --trust ./Empty; echo status $?")
        == "./Empty: error: there are no Swift files in this folder\nstatus 2\n")
    #expect(
      try shell.run("swift run earshot play Empty; echo status $?") == """
        earshot: error: unknown screen 'Empty'; for the folder of that name, write './Empty'
        status 2

        """)
  }

  @Test(
    "Client code finds nothing of the environment that could be secret, and it is said that it runs"
  )
  func environment() throws {
    try shell.write(
      """
      import SwiftUI
      import Foundation
      #Preview {
        let names = ProcessInfo.processInfo.environment.keys
        Text(names.contains("API_TOKEN") ? "leaked" : "kept")
      }
      """, to: "Row.swift")
    let call = "API_TOKEN=secret swift run earshot read Row.swift 2>&1"

    let first = try shell.run(call)
    let second = try shell.run(call)

    #expect(
      first == """
        earshot: note: this compiles and runs the code of 'Row.swift', which can do what you can do; \
        it is said once for each file, and not with '--trust'
        kept

        """)
    #expect(second == "kept\n")
  }

  @Test("What is heard goes to standard output, and what code prints to standard error")
  func outputs() throws {
    try shell.write(
      "import SwiftUI\n#Preview { let _ = print(\"noted\"); Text(\"Hello\") }", to: "Row.swift")

    #expect(try shell.run("swift run earshot read --trust Row.swift 2>errors.txt") == "Hello\n")
    #expect(shell.text(of: "errors.txt")?.hasSuffix("noted\n") == true)
  }

  @Test("What code prints keeps its order, and a terminal is left as it was")
  func output() throws {
    let source = """
      import SwiftUI
      import Foundation
      struct Row: View {
        var body: some View {
          Button("Log") { FileHandle.standardError.write(Data("logged\\n".utf8)) }
        }
      }
      #Preview { Row() }
      """

    #expect(
      try play(source, "activate\\nactivate\\n") == """
        screen: View.swift

        Log, button
        > activate
        logged
        [silence]
        > activate
        logged
        [silence]
        status 0

        """)
  }
}
