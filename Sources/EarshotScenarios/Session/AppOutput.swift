import EarshotProcesses
import EarshotReader
import Glibc

/// What the app's own code prints on standard output while it runs.
///
/// The output belongs to the whole process, so that what other threads print meanwhile is taken
/// along; a session takes it only when somebody asks to see it.
@MainActor
final class AppOutput {
  /// Whether what is printed is taken, to be shown among what is heard.
  var isTaken = false
  private var file: OwnedDescriptor?

  /// Runs code, and returns the lines that it printed, if they are taken.
  func lines(of code: () -> Void) -> [String] {
    guard isTaken, let file = openFile() else {
      code()
      return []
    }
    PrintedText.flush()
    let former = Descriptor.hiddenCopy(of: STDOUT_FILENO)
    guard former >= 0, dup2(file.number, STDOUT_FILENO) >= 0 else {
      code()
      return []
    }
    code()
    PrintedText.flush()
    dup2(former, STDOUT_FILENO)
    close(former)
    return takeLines(from: file.number)
  }

  /// Runs code, and yields what is heard, and then the lines that it printed, if they are taken.
  func heard(in code: () -> [Heard]) -> [Heard] {
    var heard: [Heard] = []
    let printed = lines { heard = code() }
    return heard + printed.map { .note(.appOutput($0)) }
  }

  /// Runs code, and drops what it prints.
  static func dropping<Result, Failure: Error>(
    _ code: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    PrintedText.flush()
    let former = Descriptor.hiddenCopy(of: STDOUT_FILENO)
    let nowhere = Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { if nowhere >= 0 { close(nowhere) } }
    guard former >= 0, nowhere >= 0, dup2(nowhere, STDOUT_FILENO) >= 0 else { return try code() }
    defer {
      PrintedText.flush()
      dup2(former, STDOUT_FILENO)
      close(former)
    }
    return try code()
  }

  /// A file without a name, which the system removes by itself.
  private func openFile() -> OwnedDescriptor? {
    if file == nil { file = try? UnnamedFile.make() }
    return file
  }

  private func takeLines(from descriptor: Int32) -> [String] {
    let size = max(Int(lseek(descriptor, 0, SEEK_END)), 0)
    var bytes = [UInt8](repeating: 0, count: size)
    let count = pread(descriptor, &bytes, size, 0)
    _ = ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}
