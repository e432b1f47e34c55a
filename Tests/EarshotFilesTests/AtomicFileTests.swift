import EarshotTestSupport
import Glibc
import Testing

@testable import EarshotFiles

@Suite("A file is replaced as a whole or not at all")
struct AtomicFileTests {
  @Test("A file is created where there was none, for its owner to read and write and not to run")
  func creation() throws {
    let folder = try TemporaryFolder()

    try AtomicFile(replacing: folder("new")).write(Array("content".utf8))

    #expect(try folder.text(of: "new") == "content")
    #expect(folder.names == ["new"])
    #expect(try folder.status(of: "new").st_mode & 0o711 == 0o600)
  }

  @Test("An existing file is replaced and keeps its permissions", arguments: [0o600, 0o640, 0o755])
  func replacement(mode: mode_t) throws {
    let folder = try TemporaryFolder()
    try folder.put("old and longer", at: "file", mode: mode)

    try AtomicFile(replacing: folder("file")).write(Array("new".utf8))

    #expect(try folder.text(of: "file") == "new")
    #expect(try folder.status(of: "file").st_mode & 0o7777 == mode)
    #expect(folder.names == ["file"])
  }

  @Test("A symbolic link stays one, and the file behind it is replaced, even behind two")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", at: "file")
    try folder.makeLink("relative", to: "file")
    try folder.makeLink("absolute", to: folder("relative"))

    try AtomicFile(replacing: folder("absolute")).write(Array("new".utf8))

    #expect(try folder.text(of: "file") == "new")
    for link in ["relative", "absolute"] {
      #expect(try folder.status(of: link).st_mode & S_IFMT == S_IFLNK)
    }
    #expect(folder.names == ["absolute", "file", "relative"])
  }

  @Test("A link that leads nowhere yet creates the file that it names")
  func danglingLink() throws {
    let folder = try TemporaryFolder()
    try folder.makeLink("link", to: "later")

    try AtomicFile(replacing: folder("link")).write(Array("new".utf8))

    #expect(try folder.text(of: "later") == "new")
    #expect(try folder.status(of: "link").st_mode & S_IFMT == S_IFLNK)
  }

  @Test("Links in a circle are refused")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.makeLink("a", to: "b")
    try folder.makeLink("b", to: "a")

    #expect(throws: FileFailure("Too many levels of symbolic links")) {
      try AtomicFile(replacing: folder("a"))
    }
  }

  @Test("Whatever the system refuses leaves the old file as it was and nothing beside it")
  func failures() throws {
    var fullDevice = FileCalls()
    fullDevice.write = { descriptor, buffer in
      guard buffer.count > 5 else {
        errno = ENOSPC
        return -1
      }
      return Glibc.write(descriptor, buffer.baseAddress, 5)
    }
    var stuckDevice = FileCalls()
    stuckDevice.write = { _, _ in 0 }
    var failingDevice = FileCalls()
    failingDevice.synchronize = { _ in
      errno = EIO
      return -1
    }
    var lockedFolder = FileCalls()
    lockedFolder.rename = { _, _ in
      errno = EACCES
      return -1
    }
    let cases = [
      (fullDevice, "No space left on device"), (stuckDevice, "Input/output error"),
      (failingDevice, "Input/output error"), (lockedFolder, "Permission denied"),
    ]

    for (calls, reason) in cases {
      let folder = try TemporaryFolder()
      try folder.put("old", at: "file", mode: 0o640)
      let before = try folder.status(of: "file")

      #expect(throws: FileFailure(reason)) {
        try AtomicFile(replacing: folder("file"), calls: calls).write(Array("new content".utf8))
      }

      #expect(try folder.text(of: "file") == "old")
      #expect(folder.names == ["file"])
      let after = try folder.status(of: "file")
      #expect(after.st_ino == before.st_ino)
      #expect(after.st_mode == before.st_mode)
    }
  }

  @Test("A write that is interrupted, or takes only a part, goes on")
  func partialWrites() throws {
    let folder = try TemporaryFolder()
    var isInterrupted = false
    var calls = FileCalls()
    calls.write = { descriptor, buffer in
      isInterrupted.toggle()
      if isInterrupted {
        errno = EINTR
        return -1
      }
      return Glibc.write(descriptor, buffer.baseAddress, min(3, buffer.count))
    }

    try AtomicFile(replacing: folder("file"), calls: calls).write(Array("eleven more".utf8))

    #expect(try folder.text(of: "file") == "eleven more")
  }

  @Test("What is no file, or in no folder, is refused before anything is written")
  func refusals() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("inner")
    try folder.makePipe("pipe")
    try folder.put("", at: "file")
    func reason(_ file: String) throws -> String {
      try #require(throws: FileFailure.self) { try AtomicFile(replacing: file).check() }.reason
    }

    #expect(try reason("") == "the path is empty")
    #expect(try reason("a\0b") == "the path has a NUL character in it")
    #expect(try reason(folder("inner")) == "Is a directory")
    #expect(try reason(folder("new/")) == "Is a directory")
    #expect(try reason(folder("pipe")) == "it is not a regular file")
    #expect(try reason("/dev/null") == "it is not a regular file")
    #expect(try reason(folder("file/under")) == "Not a directory")
    #expect(
      try reason(folder("none/file")) == "the folder '\(folder("none"))' does not exist")
    #expect(folder.names == ["file", "inner", "pipe"])
  }

  @Test("A folder that takes no new files is found out by trying, whatever its permissions say")
  func closedFolder() throws {
    let failure = #expect(throws: FileFailure.self) {
      try AtomicFile(replacing: "/proc/earshot.json").check()
    }

    #expect(failure?.reason.hasPrefix("in the folder '/proc': ") == true)
  }

  @Test("Checking leaves nothing behind and changes nothing")
  func checking() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", at: "file")

    try AtomicFile(replacing: folder("file")).check()
    try AtomicFile(replacing: folder("new")).check()

    #expect(folder.names == ["file"])
    #expect(try folder.text(of: "file") == "old")
  }

  @Test("A pipe, and a link to one, are written to where that is allowed, and stay what they are")
  func pipes() throws {
    let folder = try TemporaryFolder()
    try folder.makePipe("pipe")
    try folder.makeLink("link", to: "pipe")
    let reading = open(folder("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reading) }

    for name in ["pipe", "link"] {
      let file = try AtomicFile(replacing: folder(name), streams: .writtenTo)
      try file.check()
      try file.write(Array("kite".utf8))

      #expect(try received(from: reading) == "kite")
    }

    #expect(try folder.status(of: "pipe").st_mode & S_IFMT == S_IFIFO)
    #expect(try folder.status(of: "link").st_mode & S_IFMT == S_IFLNK)
    #expect(folder.names == ["link", "pipe"])
  }

  @Test("A pipe without a name, such as standard output has, is written to through its link")
  func namelessPipe() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let path = "/proc/self/fd/\(ends[1])"

    try AtomicFile(replacing: path, streams: .writtenTo).write(Array("kite".utf8))

    #expect(try received(from: ends[0]) == "kite")
    #expect(throws: FileFailure("it is not a regular file")) { try AtomicFile(replacing: path) }
  }

  @Test("A device that is full refuses, and where streams are allowed files are replaced as ever")
  func streamsAllowed() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", at: "file", mode: 0o640)

    try AtomicFile(replacing: folder("file"), streams: .writtenTo).write(Array("new".utf8))

    #expect(try folder.text(of: "file") == "new")
    #expect(try folder.status(of: "file").st_mode & 0o7777 == 0o640)
    #expect(throws: FileFailure("No space left on device")) {
      try AtomicFile(replacing: "/dev/full", streams: .writtenTo).write([1])
    }
    #expect(throws: FileFailure("Is a directory")) {
      try AtomicFile(replacing: folder.path, streams: .writtenTo)
    }
  }

  private func received(from descriptor: Int32) throws -> String {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &bytes, bytes.count)
    try #require(count >= 0)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
