import EarshotScenarios

/// A sheet in which somebody has written what a device said.
@MainActor
struct HeardSheet {
  let file: String

  /// Prints what was heard otherwise than expected, and the rules behind it.
  func run(printingTo output: inout some TextOutputStream) throws(CommandLineError) -> ExitStatus {
    do {
      let sheet = try FilledDeviceSheet(contentsOf: file)
      let corrections = try DeviceCorrections(of: sheet)
      for line in DeviceCorrectionsText(corrections, of: sheet).lines { output.write(line + "\n") }
      return corrections.corrections.isEmpty ? .success : .finding
    } catch {
      throw CommandLineError(located: "\(error)")
    }
  }
}
