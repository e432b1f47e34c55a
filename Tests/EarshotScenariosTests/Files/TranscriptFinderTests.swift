import EarshotScenarios
import EarshotTestSupport
import Glibc
import Testing

@Suite("Transcripts are found in files and folders")
struct TranscriptFinderTests {
  @Test("Transcripts of all folders are found, sorted, without hidden ones and other files")
  func folders() throws {
    let folder = try TemporaryFolder()
    for name in ["Tapback", "Tapback/Deep", "Attachments", ".hidden"] {
      try folder.makeFolder(name)
    }
    for name in [
      "b.transcript", "Tapback/react.transcript", "Tapback/Deep/a.transcript",
      "Attachments/z.transcript", ".hidden/c.transcript", ".d.transcript", "notes.txt",
    ] {
      try folder.put("", at: name)
    }

    #expect(
      try found(in: folder) == [
        "Attachments/z.transcript", "Tapback/Deep/a.transcript", "Tapback/react.transcript",
        "b.transcript",
      ])
  }

  @Test("Links are followed, but not around in circles, and each file is found once")
  func links() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    try elsewhere.put("", at: "far.transcript")
    try folder.makeFolder("A")
    try folder.put("", at: "A/near.transcript")
    try folder.makeLink("A/around", to: "..")
    try folder.makeLink("A/self", to: "self")
    try folder.makeLink("B", to: "A")
    try folder.makeLink("C", to: elsewhere.path)
    try folder.makeLink("again.transcript", to: "A/near.transcript")

    #expect(try found(in: folder) == ["A/near.transcript", "C/far.transcript"])
  }

  @Test("A file that is named is taken whatever its name, once however often it is named")
  func files() throws {
    let folder = try TemporaryFolder()
    let file = try folder.put("", at: "session.txt")
    try folder.put("", at: "a.transcript")

    let paths = [file, folder.path, "\(folder.path)/./session.txt", folder.path]

    #expect(
      try TranscriptFinder(paths: paths).transcripts() == ["\(folder.path)/a.transcript", file])
  }

  @Test("A path that leads nowhere, and a folder without transcripts, are errors")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.put("", at: "notes.txt")

    expect("\(folder.path)/none: error: No such file or directory", at: "\(folder.path)/none")
    expect("\(folder.path): error: no file in this folder ends in '.transcript'", at: folder.path)

    try folder.makeLink("lost.transcript", to: "nowhere")

    expect("\(folder.path)/lost.transcript: error: No such file or directory", at: folder.path)
  }

  @Test("A pipe that is found is an error, because nobody knows what would be waited for")
  func pipes() throws {
    let folder = try TemporaryFolder()
    try folder.put("", at: "a.transcript")
    try folder.makePipe("b.transcript")

    expect(
      "\(folder.path)/b.transcript: error: it is not a regular file", at: folder.path)
  }

  @Test(
    "A folder whose name is no text does not hide what is in it", arguments: ["", ".transcript"])
  func namesThatAreNoText(ending: String) throws {
    let folder = try TemporaryFolder()
    try folder.put("", at: "a.transcript")
    let name = Array("\(folder.path)/x".utf8) + [0xFF] + Array(ending.utf8) + [0]
    try #require(mkdir(name.map { CChar(bitPattern: $0) }, 0o700) == 0)

    expect(
      "\(folder.path)/x\u{FFFD}\(ending): error: the name is not UTF-8 text", at: folder.path)
  }

  @Test("Without paths the folder Scenarios is meant")
  func usualFolder() {
    #expect(TranscriptFinder().paths == ["Scenarios"])
  }

  private func found(in folder: TemporaryFolder) throws -> [String] {
    try TranscriptFinder(paths: [folder.path]).transcripts()
      .map { String($0.dropFirst(folder.path.count + 1)) }
  }

  private func expect(_ message: String, at path: String) {
    let error = #expect(throws: TranscriptError.self) {
      try TranscriptFinder(paths: [path]).transcripts()
    }

    #expect(error?.description == message)
  }
}
