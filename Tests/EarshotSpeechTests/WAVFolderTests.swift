import EarshotSpeech
import EarshotTestSupport
import Testing

@Suite("Sound is kept as a file for each phrase")
struct WAVFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Files are numbered so that they sort, and each is whole")
  func numbers() throws {
    var sounds = WAVFolder(sampleRate: 22_050)
    sounds.append([1, 2])
    sounds.append([])
    var first = WAVFile(sampleRate: 22_050)
    first.append([1, 2])

    let left = try sounds.write(to: folder("out/"))

    #expect(left == [])
    #expect(try folder.bytes(of: "out/0001.wav") == first.bytes)
    #expect(try folder.bytes(of: "out/0002.wav").count == 44)
    #expect(throws: (any Error).self) { try folder.bytes(of: "out/0003.wav") }
    #expect([7, 9_999, 10_000].map(WAVFolder.name) == ["0007.wav", "9999.wav", "10000.wav"])
  }

  @Test("Files of an earlier run are replaced, and those that are left are named")
  func earlierRun() throws {
    try folder.makeFolder("out")
    for number in 1...4 { try folder.put("old", at: "out/\(WAVFolder.name(of: number))") }
    try folder.put("mine", at: "out/notes.txt")
    var sounds = WAVFolder(sampleRate: 22_050)
    sounds.append([1])
    sounds.append([2])

    let left = try sounds.write(to: folder("out"))

    #expect(left == ["\(folder("out"))/0003.wav", "\(folder("out"))/0004.wav"])
    #expect(try folder.bytes(of: "out/0002.wav").count == 46)
    #expect(try folder.text(of: "out/0003.wav") == "old")
    #expect(try folder.text(of: "out/notes.txt") == "mine")
  }

  @Test("A path is a folder when it is there as one, or ends in a slash")
  func kind() throws {
    try folder.makeFolder("there")
    try folder.put("", at: "file.wav")

    #expect(WAVFolder.isFolder(folder("there")))
    #expect(WAVFolder.isFolder("absent/"))
    #expect(!WAVFolder.isFolder("absent"))
    #expect(!WAVFolder.isFolder(folder("file.wav")))
  }

  @Test("A folder that cannot be made is found out before anything is said")
  func unwritable() throws {
    try folder.put("", at: "file")

    let error = #expect(throws: SpeechError.self) {
      try WAVFolder.checkWritable(folder("absent/out/"))
    }

    #expect(error?.description.hasSuffix("not written: No such file or directory") == true)
    #expect(throws: SpeechError.self) { try WAVFolder.checkWritable(folder("file/")) }
    #expect(throws: SpeechError.self) { try WAVFolder.checkWritable("") }
    #expect(throws: SpeechError.self) { try WAVFolder.checkWritable("a\0b/") }
  }
}
