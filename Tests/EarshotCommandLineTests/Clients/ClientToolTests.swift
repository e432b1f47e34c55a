import Testing

/// Compilers, folders and names as strangers have them.
@Suite("Source is compiled with what is at hand, and it is told where that is not enough")
struct ClientToolTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.write("import SwiftUI\n#Preview { Text(\"heard\") }", to: "Row.swift")
  }

  private func read(_ file: String = "Row.swift", setting variables: String = "SWIFT_EXEC=") throws
    -> String
  {
    try shell.run(
      "export \(variables); swift run earshot read \(file) --trust --cache-dir kept 2>&1; echo status $?"
    )
  }

  private func script(_ text: String) throws -> String {
    try shell.write("#!/bin/sh\n\(text)\n", to: "compiler")
    _ = try shell.run("chmod +x compiler")
    return "SWIFT_EXEC='\(shell.path(of: "compiler"))'"
  }

  @Test("A compiler may be a script that calls another")
  func wrapper() throws {
    let compiler = try script("exec swiftc \"$@\"")

    #expect(try read(setting: compiler) == "heard\nstatus 0\n")
  }

  @Test(
    "A compiler that cannot be used is told from code that cannot be compiled",
    arguments: [
      (
        "echo \"Row.swift:1:8: error: module compiled with Swift 6.3.1 cannot be imported by the "
          + "Swift 6.2 compiler: /x\"; exit 1",
        "earshot: error: 'COMPILER' is another Swift than the one that built Earshot (module compiled "
          + "with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler); put that one first on the "
          + "PATH, name its 'swiftc' in SWIFT_EXEC, or build Earshot again with this one"
      ),
      ("kill -9 $$", "earshot: error: the compiler was ended by signal 9 without a word"),
      (
        "echo 'LLVM ERROR: No space left on device'; exit 1",
        "earshot: error: the compiler gave up; it printed: LLVM ERROR: No space left on device"
      ),
      ("exit 0", "earshot: error: the compiler said that all is well, and wrote nothing"),
    ])
  func unusable(behaviour: String, error: String) throws {
    let compiler = try script(
      "if [ \"$1\" = --version ]; then echo 'Swift version 6.2'; else \(behaviour); fi")

    let output = try read(setting: compiler)

    #expect(
      output.replacing(shell.path(of: "compiler"), with: "COMPILER") == "\(error)\nstatus 2\n")
    #expect(try shell.run("ls kept/compiled") == "")
  }

  @Test("A program that is no Swift compiler is told by what it says of itself")
  func noCompiler() throws {
    let compiler = try script("echo hello")

    #expect(
      try read(setting: compiler).replacing(shell.path(of: "compiler"), with: "COMPILER")
        == "earshot: error: 'COMPILER' is not a Swift compiler that can be used: '--version' says hello\n"
        + "status 2\n")
  }

  @Test("What is damaged in the cache is compiled again")
  func damaged() throws {
    let first = try read()
    _ = try shell.run("for file in kept/compiled/*/screens.so; do echo junk >\"$file\"; done")

    #expect([first, try read(), try read()] == Array(repeating: "heard\nstatus 0\n", count: 3))
  }

  @Test("A cache that was moved is used where it is now")
  func moved() throws {
    let first = try read()
    _ = try shell.run("mkdir moved; mv kept moved/; ln -s moved/kept kept; touch Row.swift")
    let again = try read()
    try shell.write("import SwiftUI\n#Preview { Text(\"heard too\") }", to: "Row.swift")

    #expect([first, again] == ["heard\nstatus 0\n", "heard\nstatus 0\n"])
    #expect(try read() == "heard too\nstatus 0\n")
  }

  @Test("Without a home there is a folder for temporary files, and without that one another")
  func folders() throws {
    let output = try shell.run(
      "env -u HOME -u XDG_CACHE_HOME TMPDIR=/nowhere '\(Shell.program)' read Row.swift --trust "
        + "--cache-dir kept 2>&1; "
        + "env -u HOME '\(Shell.program)' read Row.swift --trust --cache-dir Row.swift 2>&1")

    #expect(
      output.hasSuffix(
        "earshot: error: nothing can be kept in 'Row.swift': Not a directory; name another folder with "
          + "'--cache-dir'\n"))
  }

  @Test(
    "A file may have any name",
    arguments: [
      "a b.swift", "it's \"so\".swift", "two\nlines.swift", "🧵 é.swift", "./-x.swift",
      "UI #1/Row.swift", "@tab\t.swift", "a:1:2.swift",
    ])
  func names(name: String) throws {
    try shell.makeFolder("UI #1")
    try shell.write("import SwiftUI\n#Preview { Text(\"heard\") }", to: name)
    let word = name.replacing("'", with: "'\\''")

    #expect(try read("'\(word)'") == "heard\nstatus 0\n")
  }
}
