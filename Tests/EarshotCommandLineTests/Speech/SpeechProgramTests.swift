import EarshotSpeech
import Foundation
import Testing

@testable import earshot

/// Speech as somebody meets it who calls the program; each call is a process of its own, so that the
/// library of one is not that of another.
@Suite("Speech of the program as a whole")
struct SpeechProgramTests {
  private static let needsLibrary: ConditionTrait = .enabled(
    if: SpeechEngine.isAvailable, "needs libespeak-ng1 and espeak-ng-data")
  private static let needsVersion: ConditionTrait = .enabled(
    if: SpeechEngine.installedVersion?.hasPrefix("1.51") == true, "needs libespeak-ng 1.51")
  private static let steps =
    "printf 'next\\nprevious\\nprevious\\nslower\\nspeech off\\nnext\\nspeech on\\nfaster\\n'"

  private let shell: Shell

  init() throws { shell = try Shell() }

  @Test("The same call writes the same sound, byte for byte", needsLibrary)
  func sameSound() throws {
    let output = try shell.run(
      """
      for number in 1 2; do
        \(Self.steps) | swift run earshot --wav $number.wav --captions $number.vtt >/dev/null
      done
      cmp 1.wav 2.wav && cmp 1.vtt 2.vtt && echo same
      """)

    #expect(output == "same\n")
  }

  @Test("A phrase has the same bytes whatever was spoken before it", needsLibrary)
  func samePhrase() throws {
    let output = try shell.run(
      """
      printf 'current\\n' | swift run earshot --wav one/ >/dev/null
      printf 'next\\nlast\\nfirst\\n' | swift run earshot --wav other/ >/dev/null
      ls one other
      cmp one/0001.wav one/0002.wav && cmp one/0001.wav other/0004.wav && echo same
      """)

    #expect(
      output == """
        one:
        0001.wav
        0002.wav

        other:
        0001.wav
        0002.wav
        0003.wav
        0004.wav
        same

        """)
  }

  @Test("Captions tell every phrase and sound, and end where the sound ends", needsLibrary)
  func captions() throws {
    _ = try shell.run(
      "\(Self.steps) | swift run earshot --wav a.wav --captions a.vtt; mkdir out")

    let lines = try #require(shell.text(of: "a.vtt")).split(separator: "\n")
    let bytes = try #require(shell.bytes(of: "a.wav"))
    let texts = lines.dropFirst().filter { !$0.contains("-->") }
    let last = try #require(lines.last { $0.contains("-->") }?.suffix(6))
    // A pause of a quarter of a second follows each phrase.
    let end = Double(bytes.count - 44) / 2 / 22_050 - 0.25
    #expect(lines.first == "WEBVTT")
    #expect(
      texts == [
        "Press and hold a message", "Is the picnic still on for Sunday? Actions available",
        "Press and hold a message", "[boundary]", "45%", "50%",
      ])
    #expect(abs(try #require(Double(last)) - end.truncatingRemainder(dividingBy: 60)) < 0.002)
  }

  @Test("Phonemes are printed under each phrase, and a transcript passes over them", needsVersion)
  func phonemes() throws {
    let output = try shell.run(
      """
      printf 'next\\nprevious\\nprevious\\n' | swift run earshot --phonemes | tee a.transcript
      swift run earshot test a.transcript
      """)

    #expect(
      output == """
        screen: tapback

        Press and hold a message
        # pɹˈɛs ænd hˈoʊld ɐ mˈɛsɪdʒ
        > next
        Is the picnic still on for Sunday? Actions available
        # ɪz ðə pˈɪknɪk stˈɪl ˌɔn fɔːɹ sˈʌndeɪ | ˈækʃənz ɐvˈeɪləbəl
        > previous
        Press and hold a message
        # pɹˈɛs ænd hˈoʊld ɐ mˈɛsɪdʒ
        > previous
        [boundary]
        1 passed, 0 failed

        """)
  }

  @Test("Voices are listed by language, and a name that nobody has is told with the nearest one")
  func voices() throws {
    let output = try shell.run(
      "swift run earshot voices --language pt; swift run earshot voices --language ptt; echo $?")

    if SpeechEngine.isAvailable {
      #expect(
        output == """
          pt: Portuguese (Portugal), for pt-pt
          pt-br: Portuguese (Brazil), for pt
          earshot: error: no voice speaks 'ptt'; did you mean 'pt'?
          2

          """)
    } else {
      #expect(output.contains("earshot: error: speech is off: "))
      #expect(output.hasSuffix("2\n"))
    }
  }

  @Test(
    "An unknown voice is an error before anything is said", needsLibrary,
    arguments: [
      ("en-uss", "; did you mean 'en-us'?"), ("de+f33", "; did you mean 'de+f3'?"),
      ("qqqqqqqq", "; 'earshot voices' lists them"),
      ("../en", "; 'earshot voices' lists them"),
    ])
  func unknownVoice(name: String, help: String) throws {
    let output = try shell.run("swift run earshot read --speak --voice '\(name)'; echo $?")

    #expect(output == "earshot: error: unknown voice '\(name)'\(help)\n2\n")
  }

  @Test("Where the library has no voices it says so, and neither ends nor hangs", needsLibrary)
  func noData() throws {
    let output = try shell.run(
      """
      mkdir empty; export ESPEAK_DATA_PATH=$PWD/empty
      swift run earshot voices; echo $?
      swift run earshot read conversation --speak | tail -n 1
      swift run earshot read conversation --captions a.vtt; echo $?
      ls
      """)

    let line = "speech is off: libespeak-ng found no voices; install espeak-ng-data to hear it"
    #expect(
      output == """
        earshot: error: \(line)
        2
        earshot: \(line)
        Ana, Start is at 8:30, at the lower jetty. Actions available
        earshot: error: \(line)
        2
        Examples
        Scenarios
        empty

        """)
  }

  @Test("What is cut off is cut out of the sound of the whole", needsLibrary)
  func cutOff() throws {
    _ = try shell.run(
      """
      printf 'app announce Ana and Ben reacted in 1\\napp announce high Connection in 1.4\\nwait 9\\n' \
      | swift run earshot play conversation --wav cut/ >/dev/null
      printf 'app announce Ana and Ben reacted\\n' \
      | swift run earshot play conversation --wav whole/ >/dev/null
      """)

    let cut = try #require(shell.bytes(of: "cut/0002.wav")).dropFirst(44)
    let whole = try #require(shell.bytes(of: "whole/0002.wav")).dropFirst(44)
    #expect(!cut.isEmpty && cut.count < whole.count)
    #expect(whole.starts(with: cut))
  }

  @Test("Players that fail give way to text with one line", needsLibrary)
  func failingPlayer() throws {
    try shell.write("#!/bin/sh\necho no device >&2\nexit 1\n", to: "aplay")

    let output = try shell.run(
      """
      chmod +x aplay
      printf 'next\\n' | PATH=$PWD '\(Shell.program)' --speak; echo $?
      """)

    #expect(
      output == """
        screen: tapback

        Press and hold a message
        > next
        Is the picnic still on for Sunday? Actions available
        earshot: playback is off: aplay ended with status 1: no device
        0

        """)
  }

  @Test(
    "At a prompt, the next command cuts off what is being played, and pause holds it", needsLibrary)
  func interruption() throws {
    // The first player never ends, and each start is counted.
    try shell.write(
      "#!/bin/sh\necho >> \"$0.starts\"\nexec /usr/bin/tail -f /dev/null\n", to: "aplay")
    _ = try shell.run("chmod +x aplay")
    let terminal = try Terminal(
      running: "/usr/bin/env",
      ["PATH=\(shell.path(of: ""))", Shell.program, "play", "--plain", "--speak"])

    try terminal.wait(for: "Press and hold a message\r\n> ")
    try terminal.type("pause\n")
    try terminal.wait(for: "[paused]\r\n> ")
    try terminal.type("pause\n")
    try terminal.wait(for: "[goes on]\r\n> ")
    try terminal.type("next\n")
    try terminal.wait(for: "Is the picnic still on for Sunday? Actions available\r\n> ")
    try terminal.type("speech off\n")
    try terminal.wait(for: "[speech off]\r\n> ")
    try terminal.type("quit\n")

    #expect(terminal.waitForExit() == 0)
  }
}
