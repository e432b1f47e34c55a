public import EarshotAudit
import EarshotReader
public import EarshotScreens
import EarshotText

/// A finding as a transcript that shows it, with everything that is heard on the way.
@MainActor
public struct FindingTranscript: CustomStringConvertible {
  /// The text.
  public let description: String

  /// Plays the commands of a finding on a screen that was just opened; nil where one of them is not
  /// understood there.
  ///
  /// The header names the screen as the file of the transcript has to.
  public init?(of finding: AuditFinding, on screen: OpenScreen, named name: String) {
    var session = Session(withUsualSettingsAt: screen)
    var transcript = SessionTranscript(TranscriptHeader(screen: name, settings: []))
    transcript.open(hearing: session.open())
    for command in finding.commands {
      var heard: [Heard] = []
      do { try session.perform(command) { heard.append($0) } } catch { return nil }
      transcript.perform(command, hearing: heard)
    }
    let remark = "\(finding.rule.id): \(finding.problem.message)"
    description = "# \(PrintableText.line(remark))\n\(transcript)"
  }
}
