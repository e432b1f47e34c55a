import EarshotFiles
import Glibc

/// Sound kept as one file for each phrase: `0001.wav`, `0002.wav` and so on.
public struct WAVFolder: Hashable, Sendable {
  /// Samples a second.
  public let sampleRate: Int
  /// The sounds so far.
  public private(set) var phrases: [[Int16]] = []

  /// Creates an empty folder of sounds.
  public init(sampleRate: Int) { self.sampleRate = sampleRate }

  /// Adds the sound of one more file.
  public mutating func append(_ samples: [Int16]) { phrases.append(samples) }

  /// Whether a path names a folder: one that is there, or anything that ends in a slash.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return path.hasSuffix("/") || stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The name of a file by its number, from 1.
  public static func name(of number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits + ".wav"
  }

  /// Finds out, before much is said, whether `write(to:)` can create its files.
  public static func checkWritable(_ path: String) throws(SpeechError) {
    try create(path)
    try WAVFile.checkWritable(file(1, in: path))
  }

  /// Writes each file whole or not at all, and yields the paths of files of an earlier run whose
  /// numbers follow; those are left.
  @discardableResult
  public func write(to path: String) throws(SpeechError) -> [String] {
    try Self.create(path)
    for (index, samples) in phrases.enumerated() {
      var file = WAVFile(sampleRate: sampleRate)
      file.append(samples)
      try file.write(to: Self.file(index + 1, in: path))
    }
    var left: [String] = []
    while access(Self.file(phrases.count + left.count + 1, in: path), F_OK) == 0 {
      left.append(Self.file(phrases.count + left.count + 1, in: path))
    }
    return left
  }

  private static func create(_ path: String) throws(SpeechError) {
    do {
      try FileFailure.check(path: path)
    } catch {
      throw .notWritten(path: path, reason: error.reason)
    }
    guard !isFolderThere(path), mkdir(path, 0o777) != 0 else { return }
    throw .notWritten(path: path, reason: FileFailure(code: errno).reason)
  }

  private static func isFolderThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func file(_ number: Int, in path: String) -> String {
    (path.hasSuffix("/") ? path : path + "/") + name(of: number)
  }
}
