import EarshotAudit
import EarshotScenarios

extension CommandLineOption {
  /// What the option does with a command, in one sentence, or else what it does with any.
  func summary(for command: Command?) -> String {
    switch (self, command) {
    case (.format, .test?): "reports as \(Self.choice(among: ReportFormat.self)); usually text."
    case (.format, .some):
      "reports as \(Self.choice(among: AuditReportFormat.self)); usually text."
    case (.report, .test?):
      "reports into a file as well, in the form of its ending: .xml, .json or .tap."
    case (.report, .some):
      "reports into a file as well, by its ending: .sarif, .json, .xml or .html."
    case (.timeout, .test?): "gives up on a transcript that takes longer; usually 60."
    case (.timeout, .some): "gives up on code that takes longer after a command; usually 10."
    default: summary
    }
  }

  private static func choice<Format: CaseIterable & RawRepresentable<String>>(
    among formats: Format.Type
  ) -> String {
    let names = formats.allCases.map(\.rawValue)
    return "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }

  private var summary: String {
    switch self {
    case .script: "reads commands from a file instead of standard input."
    case .save: "keeps the conversation in a file when the session ends."
    case .saveTranscript: "keeps the session as a transcript in a file that does not exist yet."
    case .overwrite: "lets that transcript take the place of a file that exists."
    case .speak: "speaks everything aloud as well."
    case .wav: "writes the speech to a sound file, or to one for each phrase in a folder."
    case .captions: "writes what is heard with its times, as WebVTT, or SubRip for .srt."
    case .phonemes: "prints under each phrase how it is pronounced, in IPA."
    case .voice: "chooses the voice; 'earshot voices' lists them."
    case .rate: "sets how fast it speaks, from 0 to 100; usually 50."
    case .pitch: "sets how high it speaks, from 0 to 100; usually 50."
    case .volume: "sets how loud it speaks, from 0 to 100; usually 100."
    case .set: "changes a setting, such as hints=off; may be given several times."
    case .language: "chooses the words for elements that state no language, such as de."
    case .emoji: "prints emoji as symbols, or by their names; usually symbols."
    case .phrasing: "prints speech, or what AccessibilitySnapshot prints; usually spoken."
    case .json: "prints JSON for programs to read."
    case .filter: "plays only transcripts whose path holds this text."
    case .record:
      "writes what was heard into empty steps, or also into those that differ."
    case .format:
      "reports as text, json, junit and more; the help of a command says which."
    case .report:
      "reports into a file as well, in the form of its ending, such as .xml."
    case .jobs: "plays in so many processes at once; usually as many as there are cores."
    case .timeout: "gives up on code that takes longer; usually 10 a command, 60 a transcript."
    case .memory: "limits the memory of each process; usually 2048, and at least 32."
    case .shard: "plays the I-th of N parts, such as 2/3, for runs on several machines."
    case .deviceSheet: "plays nothing, and writes what to do and to hear on an iPhone to a file."
    case .heard: "reads such a file again, and tells which steps were heard otherwise, and why."
    case .failOn: "fails where a finding is at least as severe; usually error."
    case .only: "asks only this rule, or those of a topic; may be given several times."
    case .except: "leaves this rule out, or those of a topic; may be given several times."
    case .baseline: "reads a file of known findings, which do not fail."
    case .writeBaseline: "writes what is found to a file of known findings."
    case .transcripts: "writes a transcript for each finding that shows after something was done."
    case .seed: "tries things in another order, the same for the same number; usually 0."
    case .cacheDir: "keeps compiled Swift source in a folder; usually in that of the user."
    case .swiftVersion: "compiles Swift source in this version of the language; usually 5."
    case .trust: "does not say that Swift source is compiled and run."
    case .watch: "goes on with Swift source as it is saved, and says what is heard otherwise then."
    case .plain: "redraws nothing on the terminal, and leaves out line editing."
    case .help: "explains a command; -h does the same."
    case .version: "prints the version."
    }
  }
}
