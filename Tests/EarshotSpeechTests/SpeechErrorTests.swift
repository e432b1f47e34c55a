import EarshotSpeech
import EarshotTestSupport
import Testing

@Suite("What is not heard is explained in one line")
struct SpeechErrorTests {
  @Test("A library that is not installed is named with the package that brings it")
  func libraryMissing() throws {
    let error = #expect(throws: SpeechError.self) {
      try SpeechEngine(SpeechLibrary(file: "libabsent-voice.so.9"))
    }

    #expect(
      error?.description
        == "speech is off: libabsent-voice.so.9 was not found; "
        + "install libespeak-ng-dev (or libespeak-ng1) to hear it")
  }

  @Test("A file that is no library is told apart from a missing one")
  func libraryBroken() throws {
    let folder = try TemporaryFolder()
    let path = folder("broken.so")
    try folder.put("not a library", at: "broken.so")

    let error = #expect(throws: SpeechError.self) { try SpeechEngine(SpeechLibrary(file: path)) }

    #expect(
      error?.description
        == "speech is off: \(path) could not be loaded: \(path): file too short")
  }

  @Test("A library that is something else is named with what it lacks")
  func functionMissing() throws {
    #expect(
      throws: SpeechError.functionMissing(file: "libm.so.6", function: "espeak_Initialize")
    ) {
      try SpeechEngine(SpeechLibrary(file: "libm.so.6"))
    }
  }

  @Test(
    "Every error is one line",
    arguments: [
      (
        .dataMissing,
        "speech is off: libespeak-ng found no voices; install espeak-ng-data to hear it"
      ),
      (.alreadyOpen, "speech is off: another speech engine is in use in this process"),
      (.busy, "the speech engine was asked to speak while it was speaking"),
      (
        .voiceUnknown("klingon", nearest: nil),
        "unknown voice 'klingon'; 'earshot voices' lists them"
      ),
      (
        .functionMissing(file: "libm.so.6", function: "espeak_Synth"),
        "speech is off: libm.so.6 has no function espeak_Synth"
      ),
      (
        .playerMissing(tried: ["paplay", "aplay"]),
        "playback is off: none of paplay, aplay was found"
      ),
      (
        .playerFailed(player: "aplay", reason: "ended with status 1"),
        "playback is off: aplay ended with status 1"
      ),
      (
        .notWritten(path: "a.wav", reason: "No space left on device"),
        "a.wav: error: not written: No space left on device"
      ),
    ] as [(SpeechError, String)])
  func description(error: SpeechError, expected: String) {
    #expect(error.description == expected)
  }
}
