import EarshotFiles
import EarshotTestSupport
import Glibc
import Testing

@testable import EarshotClient

@Suite("What was compiled is kept whole, or not at all")
struct ClientCacheTests {
  private let folder: TemporaryFolder
  private let cache: ClientCache

  private struct Failure: Error, Equatable {}

  init() throws {
    folder = try TemporaryFolder()
    cache = ClientCache(folder: folder("cache"))
  }

  private func sum(_ text: String) -> ContentHash {
    var sum = ContentHash()
    sum.add(text)
    return sum
  }

  @discardableResult
  private func keep(_ content: String, for name: String) throws -> String {
    try cache.keep("screens.so", for: sum(name)) { (folder) throws(FileFailure) in
      try AtomicFile(replacing: "\(folder)/screens.so").write(Array(content.utf8))
    }.get()
  }

  private func content(of path: String) throws -> String {
    String(decoding: try FileContents.read(path, limit: 100), as: UTF8.self)
  }

  @Test("What was kept is found again by the sum of what it came from")
  func find() throws {
    let path = try keep("compiled", for: "source")

    #expect(cache.file("screens.so", for: sum("source")) == path)
    #expect(cache.file("screens.so", for: sum("other")) == nil)
    #expect(try content(of: path) == "compiled")
    #expect(FilePath.names(in: folder("cache/compiled")) == [sum("source").text])
  }

  @Test("What fails leaves nothing")
  func failure() {
    #expect(throws: Failure()) {
      try cache.keep("screens.so", for: sum("source")) { (folder) throws(Failure) in
        try? AtomicFile(replacing: "\(folder)/screens.so").write([1])
        throw Failure()
      }
    }

    #expect(FilePath.names(in: folder("cache/compiled")) == [])
  }

  @Test("What is damaged is not found, and is replaced", arguments: ["", "comp", "compiles", nil])
  func damaged(content: String?) throws {
    let path = try keep("compiled", for: "source")
    unlink(path)
    if let content { try AtomicFile(replacing: path).write(Array(content.utf8)) }

    #expect(cache.file("screens.so", for: sum("source")) == nil)

    try keep("compiled again", for: "source")

    #expect(cache.file("screens.so", for: sum("source")) == path)
    #expect(try self.content(of: path) == "compiled again")
  }

  @Test("What an older Earshot kept, without a sum, is replaced")
  func older() throws {
    try FilePath.makeFolder(folder("cache/compiled/\(sum("source").text)"))
    try folder.put("old", at: "cache/compiled/\(sum("source").text)/screens.so")

    #expect(cache.file("screens.so", for: sum("source")) == nil)
    #expect(try content(of: try keep("new", for: "source")) == "new")
  }

  @Test("Of two that keep the same at once, the first is kept, and both have it")
  func twoAtOnce() throws {
    var inner: String?
    let outer = try cache.keep("screens.so", for: sum("source")) { (folder) throws(FileFailure) in
      try AtomicFile(replacing: "\(folder)/screens.so").write([2])
      inner = try? keep("first", for: "source")
    }.get()

    #expect(inner == outer)
    #expect(try content(of: outer) == "first")
    #expect(FilePath.names(in: folder("cache/compiled")) == [sum("source").text])
  }

  @Test(
    "What somebody left who was ended in the middle is taken away, and what is being made is not")
  func abandoned() throws {
    try FilePath.makeFolder(folder("cache/compiled/new-dead"))
    try folder.put("half", at: "cache/compiled/new-dead/screens.so")
    let maker = try UnfinishedFolder(in: folder("cache/compiled"))
    for path in [folder("cache/compiled/new-dead"), maker.path] {
      var times = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]
      utimes(path, &times)
    }

    try keep("compiled", for: "source")

    let left = FilePath.names(in: folder("cache/compiled")).map { folder("cache/compiled/\($0)") }
    #expect(left == [folder("cache/compiled/\(sum("source").text)"), maker.path].sorted())
  }

  @Test("What was not used for longest goes when there is too much")
  func eviction() throws {
    for index in 0..<200 {
      let name = "cache/compiled/\(index)"
      try FilePath.makeFolder(folder(name))
      var times = [
        timeval(tv_sec: 1_000 + index, tv_usec: 0), timeval(tv_sec: 1_000 + index, tv_usec: 0),
      ]
      utimes(folder(name), &times)
    }

    try keep("compiled", for: "source")

    let names = FilePath.names(in: folder("cache/compiled"))
    #expect(names.count == 200)
    #expect(!names.contains("0"))
    #expect(names.contains("1"))
    #expect(cache.file("screens.so", for: sum("source")) != nil)
  }

  @Test("Where nothing can be kept, it is told in one line why", arguments: ["file", "device"])
  func unusable(kind: String) throws {
    let place = kind == "file" ? try folder.put("", at: "file") : "/dev/null"
    let cache = ClientCache(folder: "\(place)/cache")

    let kept = cache.keep("screens.so", for: sum("source")) { (_) throws(Never) in }

    #expect(kept == .failure(FileFailure("Not a directory")))
    #expect(
      "\(ClientBuildError.unusableCache("a\nb", reason: FileFailure("Not a directory")))" == """
        earshot: error: nothing can be kept in 'a b': Not a directory; name another folder with \
        '--cache-dir'
        """)
  }

  @Test("What was learnt about files is learnt again once one of them changes")
  func remembering() throws {
    let files = try [folder.put("1", at: "one"), folder.put("2", at: "two")]
    var count = 0
    func learn() -> String {
      cache.remembering("topic", about: files) {
        count += 1
        return "learnt \(count)"
      }
    }

    #expect([learn(), learn()] == ["learnt 1", "learnt 1"])

    try AtomicFile(replacing: files[1]).write(Array("3".utf8))

    #expect([learn(), learn()] == ["learnt 2", "learnt 2"])
  }

  @Test("Something is first once, and always where nothing can be remembered")
  func first() throws {
    let lost = ClientCache(folder: "/dev/null/cache")

    #expect(
      [cache, cache, lost, lost].map { $0.isFirst("consent", about: ["Row.swift"]) } == [
        true, false, true, true,
      ])
  }

  @Test(
    "The folder is that for caches, at home, or that for temporary files",
    arguments: [
      (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/earshot"),
      (["XDG_CACHE_HOME": "relative", "HOME": "/h"], "/h/.cache/earshot"),
      (["XDG_CACHE_HOME": "", "HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func standardFolder(variables: [String: String], path: String?) {
    #expect(
      ClientCache.standardFolder(environment: { variables[$0] })
        == path ?? "/tmp/earshot-\(getuid())")
  }
}
