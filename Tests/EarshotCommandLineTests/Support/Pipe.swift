import Glibc

/// A pipe for one test, closed when the test lets go of it.
final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Everything that was written, once nobody writes any more.
  func readAll() -> [UInt8] {
    closeWriting()
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(reading, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}
