import Glibc

/// A program that plays raw samples from its standard input.
struct AudioPlayerProgram: Hashable, Sendable {
  let name: String
  let path: String
  let arguments: [String]

  /// The programs that are known, in the order in which they are tried.
  static let knownNames = ["pw-play", "paplay", "aplay", "play"]

  /// The known programs that are installed, in that order.
  static func installed(searchPath: String, sampleRate: Int) -> [AudioPlayerProgram] {
    knownNames.compactMap { name in
      guard let path = find(name, in: searchPath) else { return nil }
      return AudioPlayerProgram(
        name: name, path: path, arguments: arguments(of: name, rate: String(sampleRate)))
    }
  }

  /// What makes a program play 16-bit samples, lowest byte first, of one channel.
  static func arguments(of name: String, rate: String) -> [String] {
    switch name {
    case "pw-play": ["--raw", "--format", "s16", "--rate", rate, "--channels", "1", "-"]
    case "paplay": ["--raw", "--format=s16le", "--rate=\(rate)", "--channels=1"]
    case "aplay": ["-q", "-t", "raw", "-f", "S16_LE", "-r", rate, "-c", "1"]
    default: ["-q", "-t", "raw", "-e", "signed", "-b", "16", "-L", "-r", rate, "-c", "1", "-"]
    }
  }

  /// Folders that are not absolute are passed over: what lies in the current folder is not trusted.
  private static func find(_ name: String, in searchPath: String) -> String? {
    searchPath.split(separator: ":").lazy
      .filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }
      .first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }
}
