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
    try refuseStandardOutput(call.save, .save)
    try refuseStandardOutput(call.wav, .wav)
    try refuseStandardOutput(call.captions, .captions)
    for (file, option) in [(call.wav, CommandLineOption.wav), (call.captions, .captions)] {
      try refuse(file, option, alsoFor: call.save, "option '\(CommandLineOption.save.name)'")
      try refuse(file, option, alsoFor: screenFile, "the screen")
    }
    try refuse(
      call.captions, .captions, alsoFor: call.wav, "option '\(CommandLineOption.wav.name)'")
    try refuseCaptionsOfManyFiles()
    for (file, option) in [
      (call.wav, CommandLineOption.wav), (call.captions, .captions), (call.save, .save),
    ] {
      try refuse(file, option, alsoFor: call.script, "option '\(CommandLineOption.script.name)'")
    }
  }

  /// The times of captions are those of one sound.
  private func refuseCaptionsOfManyFiles() throws(CommandLineError) {
    guard call.captions != nil, let wav = call.wav, WAVFolder.isFolder(wav) else { return }
    throw CommandLineError(
      "option '--captions' needs one sound file, and '--wav' names a folder of them")
  }

  private var screenFile: String? {
    guard case .file(let path) = call.screen else { return nil }
    return path
  }

  private func refuseStandardOutput(
    _ file: String?, _ option: CommandLineOption
  ) throws(CommandLineError) {
    guard let file, Self.standardOutput.contains(file) else { return }
    throw CommandLineError(
      "option '\(option.name)': standard output is for what is heard; name a file")
  }

  private func refuse(
    _ file: String?, _ option: CommandLineOption, alsoFor other: String?, _ role: String
  ) throws(CommandLineError) {
    guard let file, let other, other != "-", FilePath.areSame(file, other) else { return }
    throw CommandLineError(
      "option '\(option.name)' names the same file as \(role), which would be lost")
  }
}
