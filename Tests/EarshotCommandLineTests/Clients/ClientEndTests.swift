import Testing

/// What client code does to the process that it runs in.
@Suite(
  "Client code that ends, blocks or leaves things behind is a finding, and nothing else suffers")
struct ClientEndTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  private func write(_ action: String, to file: String) throws {
    try shell.write(
      """
      import Foundation
      import SwiftUI
      struct Row: View {
        @State private var count = 0
        var body: some View {
          Button("Go \\(count)") { count += 1; act() }
        }
      }
      func act() { \(action) }
      #Preview { Row() }
      """, to: file)
  }

  private func play(_ action: String, options: String = "") throws -> String {
    try write(action, to: "View.swift")
    return try shell.run(
      "printf 'activate\\nnext\\n' | swift run earshot play View.swift --trust \(options) 2>&1; "
        + "echo status $?")
  }

  @Test("Code that ends the process is no success", arguments: ["exit(0)", "_exit(2)"])
  func exit(action: String) throws {
    let code = action.filter(\.isNumber)

    #expect(
      try play(action) == """
        screen: View.swift

        Go 0, button
        > activate
        View.swift: error: the screen crashed at 'activate', line 1: the process ended of its own \
        accord, with status \(code)
        status 1

        """)
  }

  @Test("A program that the code starts ends with it")
  func leftBehind() throws {
    let output = try play(
      """
      let sleep = Process()
      sleep.executableURL = URL(fileURLWithPath: "/bin/sleep")
      sleep.arguments = ["1000"]
      try? sleep.run()
      print(sleep.processIdentifier)
      """)
    let number = try #require(output.split(separator: "\n").compactMap { Int($0) }.first)

    #expect(output.hasSuffix("> next\n[boundary]\nstatus 0\n"))
    #expect(try shell.run("kill -0 \(number) 2>/dev/null; echo $?") == "1\n")
  }

  @Test("What code prints comes before what is heard next")
  func order() throws {
    #expect(
      try play("print(\"printed\")") == """
        screen: View.swift

        Go 0, button
        > activate
        printed
        Go 1
        > next
        [boundary]
        status 0

        """)
  }

  @Test(
    "Code that closes or overwrites what Earshot works with is played on, and no file is harmed")
  func descriptors() throws {
    try shell.write("precious", to: "kept.txt")

    let output = try play(
      """
      for number in Int32(3)...5 { ftruncate(number, 0); write(number, "junk", 4); close(number) }
      for _ in 3...5 { _ = open("\(shell.path(of: "kept.txt"))", O_RDWR) }
      print("printed")
      """)

    #expect(output.contains("printed\n"))
    #expect(output.hasSuffix("Go 1\n> next\n[boundary]\nstatus 0\n"))
    #expect(shell.text(of: "kept.txt") == "precious")
  }

  @Test("Code that closes the first files that a process has open is played on")
  func firstDescriptors() throws {
    let output = try play("for number in Int32(0)...99 { write(number, \"\", 0); close(number) }")

    #expect(output.hasSuffix("Go 1\n> next\n[boundary]\nstatus 0\n"))
  }

  @Test("Code that closes everything is told, and what was heard before is there")
  func everyDescriptor() throws {
    #expect(
      try play("for number in 0..<getdtablesize() { close(number) }") == """
        screen: View.swift

        Go 0, button
        > activate
        View.swift: error: the screen closed files that it had not opened, or wrote to them, at \
        'activate', line 1: nothing more can be told of it
        status 1

        """)
  }

  @Test(
    "Code that sends a signal to its group does not end Earshot",
    arguments: [
      ("SIGKILL", "9 (Killed)"), ("SIGTERM", "15 (Terminated)"), ("SIGINT", "2 (Interrupt)"),
      ("SIGHUP", "1 (Hangup)"),
    ])
  func group(signal: String, name: String) throws {
    #expect(
      try play("kill(0, \(signal))").hasSuffix(
        """
        View.swift: error: the screen crashed at 'activate', line 1: the process was ended by signal \
        \(name)
        status 1

        """))
  }

  @Test("Code that waits for what never comes is told from code that computes")
  func waiting() throws {
    let output = try play("Thread.sleep(forTimeInterval: 1_000)", options: "--timeout 1")

    #expect(
      output.hasSuffix(
        """
        View.swift: error: the screen did not come back at 'activate', line 1: it waited for 6 seconds; \
        what it waits for may never come ('--timeout' gives it longer)
        status 1

        """))
  }

  @Test("In a run of transcripts, each screen fails its own and nothing else")
  func transcripts() throws {
    try shell.makeFolder("T")
    for (name, action) in [
      ("abort", "abort()"), ("exit", "exit(0)"), ("fine", ""), ("loop", "while true {}"),
      ("shut", "for number in Int32(3)...99 { close(number) }"),
    ] {
      try write(action, to: "\(name).swift")
      try shell.write(
        "screen: ../\(name).swift\n\nGo 0, button\n> activate\nGo 1\n", to: "T/\(name).transcript")
    }
    try shell.write("import SwiftUI\n#Preview { Text(1 + nothing) }", to: "wrong.swift")
    try shell.write("screen: ../wrong.swift\n\nGo 0\n", to: "T/wrong.transcript")

    let output = try shell.run(
      "swift run earshot test T --trust --plain --jobs 2 --timeout 2 2>/dev/null; echo status $?")

    #expect(
      output == """
        T/abort.transcript:4: error: step "activate": the process was ended by signal 6 (Aborted)
        to repeat: earshot test T/abort.transcript

        T/exit.transcript:4: error: step "activate": the process ended of its own accord, with status 0
        to repeat: earshot test T/exit.transcript

        T/loop.transcript:4: error: step "activate": not done in 2 seconds
        to repeat: earshot test T/loop.transcript --timeout 2

        T/wrong.transcript:1: error: opening: wrong.swift:2:21: error: cannot find 'nothing' in scope
        to repeat: earshot test T/wrong.transcript

        2 passed, 4 failed
        status 1

        """)
  }
}
