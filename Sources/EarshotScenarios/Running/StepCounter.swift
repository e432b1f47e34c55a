import Glibc

/// How many steps a worker has begun, in memory that outlives the worker.
///
/// The worker counts without a system call; who started it looks only when the worker is gone.
final class StepCounter {
  private static let size = MemoryLayout<Int>.size

  private let counter: UnsafeMutablePointer<Int>

  /// Looks at the memory behind a descriptor.
  init?(descriptor: Int32) {
    let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    counter = memory.bindMemory(to: Int.self, capacity: 1)
  }

  deinit { munmap(counter, Self.size) }

  /// Makes memory that a worker can be given, and gives its descriptor.
  ///
  /// It is a file without a name, because Swift does not see the call that makes memory alone.
  static func makeDescriptor() throws(WorkerError) -> Int32 {
    guard let file = tmpfile() else { throw failure }
    defer { fclose(file) }
    let descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0, ftruncate(descriptor, off_t(size)) == 0 else { throw failure }
    return descriptor
  }

  private static var failure: WorkerError {
    .refused("make memory for a worker", errno: errno)
  }

  /// The number of steps begun, of which the opening is the first; 0 before a worker was heard of.
  var count: Int {
    get { counter.pointee }
    set { counter.pointee = newValue }
  }
}
