import EarshotFiles
import EarshotScenarios
import EarshotText
import Glibc

/// A sheet of transcripts that somebody follows on a device.
struct NewDeviceSheet {
  let file: String

  /// Writes the sheet; never over one that is there, which may have been filled in.
  func write(
    _ transcripts: [Transcript], printingTo output: inout some TextOutputStream
  ) throws(CommandLineError) {
    guard access(file, F_OK) != 0 else {
      throw CommandLineError(
        located: "\(file): error: it is there already, and may have been filled in; name a new file"
      )
    }
    do {
      try AtomicFile(replacing: file).write(Array(DeviceSheet(of: transcripts).text.utf8))
    } catch {
      throw CommandLineError(located: "\(file): error: cannot be written: \(error.reason)")
    }
    let noun = transcripts.count == 1 ? "transcript" : "transcripts"
    output.write(
      "\(transcripts.count) \(noun) to follow on a device: \(PrintableText.line(file))\n")
  }
}
