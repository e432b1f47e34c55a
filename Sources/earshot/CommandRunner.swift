/// Runs one call of the command line.
@MainActor
struct CommandRunner {
  /// The words of the call without the name of the program.
  let arguments: [String]

  /// Does what the call asks for, and says how it went.
  func run(
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) -> ExitStatus {
    do throws(CommandLineError) {
      return try perform(CommandLineArguments(parsing: arguments), printingTo: &output)
    } catch {
      errors.write("\(error)\n")
      return .invalid
    }
  }

  private func perform(
    _ call: CommandLineArguments, printingTo output: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    guard !call.asksForVersion else {
      output.write("earshot \(EarshotVersion.current)\n")
      return .success
    }
    switch call.command {
    case .help: output.write(Help(for: call.helpTopic).text)
    case .play, .read, .tree, .test, .screens:
      throw CommandLineError("'\(call.command.rawValue)' is not part of this build")
    }
    return .success
  }
}
