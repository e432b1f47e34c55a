import EarshotSpeech
import EarshotTestSupport
import Testing

@Suite("What is heard is kept as captions")
struct CaptionsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("WebVTT has a head, times to the millisecond, and marks as references")
  func webVTT() {
    var captions = Captions(sampleRate: 1_000)
    captions.append("Send, button", heardIn: 0..<1_234)
    captions.append("a < b && c --> d", heardIn: 3_723_004..<3_724_000)

    #expect(
      captions.text(in: .webVTT) == """
        WEBVTT

        00:00:00.000 --> 00:00:01.234
        Send, button

        01:02:03.004 --> 01:02:04.000
        a &lt; b &amp;&amp; c --&gt; d

        """)
  }

  @Test("SubRip has numbers, and no marks that a player would take for a tag")
  func subRip() {
    var captions = Captions(sampleRate: 22_050)
    captions.append("<b>bold</b> {x}", heardIn: 0..<22_050)
    captions.append("[boundary]", heardIn: 27_562..<29_546)

    #expect(
      captions.text(in: .subRip) == """
        1
        00:00:00,000 --> 00:00:01,000
        ‹b›bold‹/b› (x)

        2
        00:00:01,249 --> 00:00:01,339
        [boundary]

        """)
  }

  @Test("What has no words or no length has no caption, and a caption is one line")
  func lines() {
    var captions = Captions(sampleRate: 1_000)
    captions.append(" ", heardIn: 0..<10)
    captions.append("silent", heardIn: 10..<10)
    captions.append("two\n\nlines\u{1B}[31m", heardIn: 10..<20)

    #expect(
      captions.text(in: .webVTT) == """
        WEBVTT

        00:00:00.010 --> 00:00:00.020
        two  lines\\u{1B}[31m

        """)
  }

  @Test("Nothing heard is still a file of its kind")
  func nothing() {
    #expect(Captions(sampleRate: 22_050).text(in: .webVTT) == "WEBVTT\n")
    #expect(Captions(sampleRate: 0).text(in: .subRip) == "")
  }

  @Test(
    "The ending of the path says the format",
    arguments: [("a.srt", "1\n"), ("A.SRT", "1\n"), ("a.vtt", "WEBVTT\n"), ("a", "WEBVTT\n")])
  func format(name: String, start: String) throws {
    var captions = Captions(sampleRate: 10)
    captions.append("Send", heardIn: 0..<10)

    try captions.write(to: folder(name))

    #expect(try folder.text(of: name).hasPrefix(start))
    #expect(folder.names == [name])
  }

  @Test("A file that cannot be written is told with its path")
  func unwritable() {
    let path = folder("absent/a.vtt")

    let error = #expect(throws: SpeechError.self) { try Captions(sampleRate: 1).write(to: path) }

    #expect(
      error?.description
        == "\(path): error: not written: the folder '\(folder("absent"))' does not exist")
  }
}
