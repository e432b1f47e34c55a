import EarshotText

/// Transcripts as a sheet that a person follows on a device, with room for what was heard.
///
/// It is Markdown that makes sense when it is heard line by line: a heading for each transcript and
/// each step, and nothing that is told by its place on the page.
public struct DeviceSheet: Sendable {
  /// The first line of a sheet.
  static let title = "# What VoiceOver says"
  /// What begins the heading of a transcript.
  static let transcriptMark = "## Transcript "
  /// What begins the heading of a step.
  static let stepMark = "### Step "
  /// What begins the line for what was heard.
  static let heardMark = "Heard:"
  /// What begins the lines about the device.
  static let deviceMarks = ["Device:", "System:"]
  /// What is written where everything was as expected.
  static let same = "same"
  /// What is written where nothing was said.
  static let nothing = "nothing"

  private let transcripts: [Transcript]

  /// Prepares a sheet with transcripts in order.
  public init(of transcripts: [Transcript]) { self.transcripts = transcripts }

  /// The sheet.
  public var text: String {
    (Self.introduction + transcripts.flatMap(lines)).map { $0 + "\n" }.joined()
  }

  private static let introduction =
    [
      title, "",
      "Follow the steps on an iPhone with VoiceOver on and its language set to English.",
      "After each step, write behind '\(heardMark)' what VoiceOver said.",
      "Write one phrase a line, or the word '\(same)' if it was as expected, "
        + "or the word '\(nothing)' if nothing was said.",
      "Put in brackets what is not said, such as [a high sound].",
      "Leave the line as it is where you did not try the step.",
      "Change nothing else: 'earshot test --heard FILE' reads the sheet again.", "",
      "A four-finger tap top is a tap with four fingers near the top of the screen.",
      "To scrub, move two fingers quickly left and right and left.",
      "To rotate, turn two fingers on the screen as if turning a dial, which turns the rotor.",
      "In VoiceOver's settings, Audio, Sounds & Haptics, leave everything on. (assumed)",
      "",
      "Where no line that begins with 'Before:' says otherwise, every transcript expects these settings.",
      "What is said to be assumed is told by no document; where your system names it otherwise, write so behind '\(deviceMarks[1])'.",
    ] + DeviceSetting.usual.map { "Usually: \($0.words)" } + [
      "", "\(deviceMarks[0])", "\(deviceMarks[1])",
    ]

  private func lines(of transcript: Transcript) -> [String] {
    let settings = transcript.header.settings.map {
      "Before: " + DeviceSetting($0.name, $0.value).words
    }
    let opening = Self.lines(
      number: 0, name: "opening", instruction: .listen("Open the screen."),
      expecting: transcript.opening)
    let steps = transcript.steps.enumerated().flatMap { index, step in
      Self.lines(
        number: index + 1, name: step.command, instruction: DeviceInstruction(for: step.command),
        expecting: step.expectations)
    }
    return ["", "\(Self.transcriptMark)\(PrintableText.line(transcript.file))", ""]
      + Self.comments(of: transcript) + ["Screen: \(transcript.header.screen)"] + settings + opening
      + steps
  }

  private static func lines(
    number: Int, name: String, instruction: DeviceInstruction,
    expecting expectations: [TranscriptExpectation]
  ) -> [String] {
    let heading = ["", "\(stepMark)\(number): \(PrintableText.line(name))", ""]
    switch instruction {
    case .listen(let words):
      return heading + ["Do: \(words)"] + DeviceExpectation(expectations).rows + [heardMark]
    case .prepare(let words): return heading + ["Do: \(words)"]
    case .leaveOut(let reason): return heading + ["Left out: \(reason)."]
    }
  }

  /// What the transcript says of itself before its header.
  private static func comments(of transcript: Transcript) -> [String] {
    transcript.sourceLines.prefix { $0.hasPrefix("#") }
      .map { "About: \($0.dropFirst().trimmingWhiteSpace())" }
  }
}
