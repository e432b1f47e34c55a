import EarshotFiles

/// Sound kept as a file: RIFF/WAVE, 16-bit PCM, one channel.
public struct WAVFile: Hashable, Sendable {
  /// Samples a second.
  public let sampleRate: Int
  /// The sound so far.
  public private(set) var samples: [Int16] = []

  /// Creates a silent file of no length.
  public init(sampleRate: Int) {
    self.sampleRate = sampleRate
  }

  /// Adds sound at the end.
  public mutating func append(_ samples: [Int16]) {
    self.samples += samples
  }

  /// Adds a tone at the end.
  public mutating func append(_ tone: Tone) {
    samples += tone.samples(sampleRate: sampleRate)
  }

  /// Adds silence at the end; a quarter of a second sets phrases apart.
  public mutating func appendSilence(milliseconds: Int = 250) {
    samples += [Int16](repeating: 0, count: max(milliseconds, 0) * sampleRate / 1_000)
  }

  /// How long the sound lasts.
  public var duration: Duration {
    .milliseconds(samples.count * 1_000 / max(sampleRate, 1))
  }

  /// The bytes of the file, or nil where the sound is longer than the format can say (4 GiB).
  public var bytes: [UInt8]? {
    let headerSize = 44
    let dataSize = samples.count * 2
    guard let fileSize = UInt32(exactly: headerSize - 8 + dataSize),
      let rate = UInt32(exactly: sampleRate), let byteRate = UInt32(exactly: sampleRate * 2)
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerSize + dataSize)
    bytes += Array("RIFF".utf8) + fileSize.littleEndianBytes + Array("WAVE".utf8)
    bytes += Array("fmt ".utf8) + UInt32(16).littleEndianBytes
    bytes += UInt16(1).littleEndianBytes + UInt16(1).littleEndianBytes  // PCM, one channel
    bytes += rate.littleEndianBytes + byteRate.littleEndianBytes
    bytes += UInt16(2).littleEndianBytes + UInt16(16).littleEndianBytes  // a frame, a sample
    bytes += Array("data".utf8) + UInt32(dataSize).littleEndianBytes
    return bytes + samples.littleEndianBytes
  }

  /// Finds out, before much is said, whether `write(to:)` can create its file.
  public static func checkWritable(_ path: String) throws(SpeechError) {
    do {
      try AtomicFile(replacing: path, streams: .writtenTo).check()
    } catch {
      throw .notWritten(path: path, reason: error.reason)
    }
  }

  /// Writes the file whole or not at all; throws `SpeechError.notWritten`.
  ///
  /// A pipe or a device (`/dev/stdout`) is written to, not replaced.
  public func write(to path: String) throws(SpeechError) {
    guard let bytes else {
      throw .notWritten(path: path, reason: "the sound is longer than the format allows")
    }
    do {
      try AtomicFile(replacing: path, streams: .writtenTo).write(bytes)
    } catch {
      throw .notWritten(path: path, reason: error.reason)
    }
  }
}
