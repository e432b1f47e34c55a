import Glibc

/// A little memory that two processes see, and that outlives each of them.
///
/// One writes without a system call; the other looks when it likes, even when the first is gone.
package final class SharedPage {
  /// How many bytes there are unless somebody asks for more.
  package static let size = 4_096

  /// The memory, zeroed at first.
  package let bytes: UnsafeMutableRawBufferPointer

  /// Looks at the memory behind a descriptor, which has so many bytes; nil where there is none.
  package init?(descriptor: Int32, size: Int = SharedPage.size) {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
  }

  deinit { munmap(bytes.baseAddress, bytes.count) }

  /// Makes memory, and gives the descriptor by which another process can be given it.
  ///
  /// It is a file without a name, because Swift does not see the call that makes memory alone.
  package static func make(size: Int = SharedPage.size) throws(SystemRefusal) -> (
    page: SharedPage, descriptor: OwnedDescriptor
  ) {
    let file = try UnnamedFile.make()
    guard ftruncate(file.number, off_t(size)) == 0,
      let page = SharedPage(descriptor: file.number, size: size)
    else { throw failure }
    return (page, file)
  }

  private static var failure: SystemRefusal {
    SystemRefusal("share memory with another process", code: errno)
  }
}
