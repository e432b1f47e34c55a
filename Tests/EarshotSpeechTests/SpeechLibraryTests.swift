import EarshotSpeech
import EarshotTestSupport
import Testing

/// The library serves one engine at a time, so what uses it runs one after another.
@Suite(
  "Where libespeak-ng is installed",
  .serialized, .enabled(if: SpeechEngine.isAvailable, "libespeak-ng is not installed"))
struct SpeechLibraryTests {
  @Test("Without its voices the library is an error that says what to install, and no exit")
  func dataMissing() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("voices")

    #expect(throws: SpeechError.dataMissing) {
      try SpeechEngine(SpeechLibrary(data: folder("voices")))
    }
    #expect(throws: SpeechError.dataMissing) {
      try SpeechSynthesizer(SpeechLibrary(data: folder("voices")))
    }

    #expect(try SpeechEngine().samples(for: "Heart").isEmpty == false)
  }

  @Test("With broken voices the library is an error, and speaks when they are whole")
  func dataBroken() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("voices")
    for name in ["phontab", "phonindex", "phondata", "intonations", "en_dict"] {
      try folder.put("\u{1}\u{2}\u{3}\u{4}", at: "voices/\(name)")
    }

    #expect(throws: SpeechError.dataMissing) {
      try SpeechEngine(SpeechLibrary(data: folder("voices")))
    }

    #expect(try SpeechEngine().samples(for: "Heart").isEmpty == false)
  }
}
