import EarshotFiles
import EarshotScenarios
import EarshotSpeech

/// The files that a call names, and what each is for; none may have two roles that destroy it.
struct FileRoles {
  private static let standardOutput: Set = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  private let call: CommandLineArguments

  init(of call: CommandLineArguments) { self.call = call }

  /// Refuses a file that would be written over what the same call reads, or writes as well.
  func check() throws(CommandLineError) {
    let written = written
    for (file, option) in written { try refuseStandardOutput(file, option) }
    for (index, (file, option)) in written.enumerated() {
      for (other, role) in written[..<index] { try refuse(file, option, alsoFor: other, role) }
      try refuse(file, option, alsoFor: call.script, .script)
      guard option != .save else { continue }
      for screen in screenFiles { try refuse(file, option, alsoFor: screen, as: "the screen") }
      guard option != .writeBaseline else { continue }
      try refuse(file, option, alsoFor: call.audit.baseline, .baseline)
    }
    try refuseChangedScreen()
    try refuseCaptionsOfManyFiles()
    try refuseUnkeptRate()
  }

  /// Refuses a report that would be written over a transcript that is played, or its screen.
  func checkReports(beside transcripts: [Transcript]) throws(CommandLineError) {
    guard !call.reports.isEmpty else { return }
    var roles: [String: String] = [:]
    for transcript in transcripts {
      if case .file(let screen) = transcript.screen {
        roles[FilePath.destination(of: screen)] = "a screen that is played"
      }
    }
    for transcript in transcripts {
      roles[FilePath.destination(of: transcript.file)] = "a transcript that is played"
    }
    for report in call.reports {
      guard let role = roles[FilePath.destination(of: report)] else { continue }
      throw lost(.report, role)
    }
  }

  /// What the call writes, in the order in which one may not be the file of an earlier one.
  private var written: [(file: String, option: CommandLineOption)] {
    let single: [(String?, CommandLineOption)] = [
      (call.save, .save), (call.wav, .wav), (call.captions, .captions),
      (call.savedTranscript, .saveTranscript), (call.audit.newBaseline, .writeBaseline),
    ]
    return single.compactMap { file, option in file.map { ($0, option) } }
      + call.reports.map { ($0, .report) }
  }

  /// A transcript plays the screen as it was before the session.
  private func refuseChangedScreen() throws(CommandLineError) {
    guard call.savedTranscript != nil, let save = call.save, let screenFile,
      FilePath.areSame(save, screenFile)
    else { return }
    throw CommandLineError(
      "option '--save' changes the screen that the transcript plays; save to another file")
  }

  /// A transcript has no place for it, so that what is heard in time would be another.
  private func refuseUnkeptRate() throws(CommandLineError) {
    guard call.savedTranscript != nil, call.rate != CommandLineArguments().rate else { return }
    throw CommandLineError("option '--rate' cannot be kept in a transcript; leave it out")
  }

  /// The times of captions are those of one sound.
  private func refuseCaptionsOfManyFiles() throws(CommandLineError) {
    guard call.captions != nil, let wav = call.wav, WAVFolder.isFolder(wav) else { return }
    throw CommandLineError(
      "option '--captions' needs one sound file, and '--wav' names a folder of them")
  }

  /// The files of the screen, or of all screens of an audit with the transcripts that name some.
  private var screenFiles: [String] {
    guard call.command.takesScreens else { return [screenFile].compactMap(\.self) }
    let screens = call.audit.screens + (call.audit.targets ?? []).map(\.screen)
    return screens.flatMap { screen -> [String] in
      switch screen {
      case .named: []
      case .file(let path): [path]
      case .source(let source): source.paths
      }
    }
  }

  private var screenFile: String? {
    guard case .file(let path) = call.screen else { return nil }
    return path
  }

  private func refuseStandardOutput(
    _ file: String, _ option: CommandLineOption
  ) throws(CommandLineError) {
    guard Self.standardOutput.contains(file) else { return }
    throw CommandLineError(
      "option '\(option.name)': standard output is for \(printed); name a file")
  }

  private var printed: String {
    call.command.takesScreens || call.command == .test ? "the report" : "what is heard"
  }

  private func refuse(
    _ file: String, _ option: CommandLineOption, alsoFor other: String?,
    _ otherOption: CommandLineOption
  ) throws(CommandLineError) {
    let role = option == otherOption ? "another one" : "option '\(otherOption.name)'"
    try refuse(file, option, alsoFor: other, as: role)
  }

  private func refuse(
    _ file: String, _ option: CommandLineOption, alsoFor other: String?, as role: String
  ) throws(CommandLineError) {
    guard let other, other != "-", FilePath.areSame(file, other) else { return }
    throw lost(option, role)
  }

  private func lost(_ option: CommandLineOption, _ role: String) -> CommandLineError {
    CommandLineError(
      "option '\(option.name)' names the same file as \(role), which would be lost")
  }
}
