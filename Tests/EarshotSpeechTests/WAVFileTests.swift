import EarshotSpeech
import EarshotTestSupport
import Glibc
import Testing

@Suite("Sound is kept as a file")
struct WAVFileTests {
  @Test("The file says what it holds, lowest byte first")
  func bytes() {
    var file = WAVFile(sampleRate: 22_050)
    file.append([1, -2])

    #expect(
      file.bytes == [
        0x52, 0x49, 0x46, 0x46, 40, 0, 0, 0, 0x57, 0x41, 0x56, 0x45,  // RIFF, size, WAVE
        0x66, 0x6D, 0x74, 0x20, 16, 0, 0, 0, 1, 0, 1, 0,  // fmt, size, PCM, one channel
        0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0,  // rate, bytes a second, frame, sample
        0x64, 0x61, 0x74, 0x61, 4, 0, 0, 0, 1, 0, 0xFE, 0xFF,  // data, size, samples
      ])
  }

  @Test("Silence and tones take the time that they say")
  func duration() {
    var file = WAVFile(sampleRate: 1_000)
    file.append([Int16](repeating: 5, count: 100))
    file.appendSilence()
    file.append(Tone(frequency: 100, milliseconds: 50, volume: 1))

    #expect(file.duration == .milliseconds(400))
    #expect(file.samples[100..<350].allSatisfy { $0 == 0 })
  }

  @Test("Writing replaces the file that was there, through a link as well")
  func replacing() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", at: "speech.wav")
    try folder.makeLink("link.wav", to: "speech.wav")
    let file = WAVFile(sampleRate: 22_050)

    try file.write(to: folder("link.wav"))

    #expect(try folder.bytes(of: "speech.wav") == file.bytes)
    #expect(folder.names == ["link.wav", "speech.wav"])
  }

  @Test("A file that cannot be written leaves nothing behind, and the line names it")
  func failure() throws {
    let folder = try TemporaryFolder()
    let path = folder("absent/speech.wav")

    let error = #expect(throws: SpeechError.self) {
      try WAVFile(sampleRate: 22_050).write(to: path)
    }

    #expect(
      error?.description
        == "\(path): error: not written: the folder '\(folder("absent"))' does not exist")
    #expect(folder.names == [])
  }

  @Test("A file that could not be written is found out beforehand, and nothing is touched")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", at: "speech.wav")

    try WAVFile.checkWritable(folder("speech.wav"))
    try WAVFile.checkWritable(folder("new.wav"))
    try WAVFile.checkWritable("/dev/null")
    let error = #expect(throws: SpeechError.self) {
      try WAVFile.checkWritable(folder("absent/speech.wav"))
    }

    #expect(error?.description.hasSuffix("'\(folder("absent"))' does not exist") == true)
    #expect(try folder.bytes(of: "speech.wav") == Array("old".utf8))
    #expect(folder.names == ["speech.wav"])
  }

  @Test("A folder is not replaced by a file")
  func directory() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("speech.wav")

    let error = #expect(throws: SpeechError.self) {
      try WAVFile(sampleRate: 22_050).write(to: folder("speech.wav"))
    }

    #expect(
      error == .notWritten(path: folder("speech.wav"), reason: "Is a directory"))
    #expect(folder.names == ["speech.wav"])
  }

  @Test("A device is written to, and stays a device")
  func device() throws {
    try WAVFile(sampleRate: 22_050).write(to: "/dev/null")

    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("A full disk is an error, and the file that was there stays")
  func fullDisk() throws {
    let error = #expect(throws: SpeechError.self) {
      try WAVFile(sampleRate: 22_050).write(to: "/dev/full")
    }

    #expect(error == .notWritten(path: "/dev/full", reason: "No space left on device"))
  }

  @Test("A path with a zero character is refused, not cut short")
  func zeroInPath() throws {
    let folder = try TemporaryFolder()
    let path = folder("a.wav\0b")

    #expect(
      throws: SpeechError.notWritten(path: path, reason: "the path has a NUL character in it")
    ) {
      try WAVFile(sampleRate: 22_050).write(to: path)
    }

    #expect(folder.names == [])
  }
}
