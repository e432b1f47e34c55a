import Glibc

/// A file behind a descriptor that code of others may close, or have another file behind.
struct HeldFile {
  private let number: Int32
  private let device: dev_t
  private let file: ino_t

  /// Takes the file that is there now.
  init(descriptor: Int32) {
    let status = Self.status(of: descriptor)
    number = descriptor
    device = status?.st_dev ?? 0
    file = status?.st_ino ?? 0
  }

  /// Where the file is; nil once it is there no longer.
  var descriptor: Int32? { status == nil ? nil : number }

  /// How many bytes it has; 0 once it is there no longer.
  var size: Int { status.map { Int($0.st_size) } ?? 0 }

  private var status: stat? {
    Self.status(of: number).flatMap { $0.st_dev == device && $0.st_ino == file ? $0 : nil }
  }

  private static func status(of descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// The bytes from the beginning on, no more than so many.
  func bytes(limit: Int) -> [UInt8] {
    let count = min(size, limit)
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(pread(number, buffer.baseAddress, count, 0), 0)
    }
  }
}
