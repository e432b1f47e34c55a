import EarshotTestSupport
import Glibc
import Testing

@testable import EarshotClient

@Suite("Saving source is noticed, however an editor does it")
struct SourceWatchTests {
  private let folder: TemporaryFolder
  private let start = ContinuousClock.now

  init() throws { folder = try TemporaryFolder() }

  /// Whether there is news by the time that everything stands still.
  private func hasNews(_ watch: inout SourceWatch, after minutes: Int) -> Bool {
    let looks = [0, 1, 2].map { second in
      watch.hasNews(at: start + .seconds(60 * minutes + second))
    }
    return looks.contains(true)
  }

  @Test("Nothing is news until something is saved, and then once")
  func inPlace() throws {
    let file = try folder.put("struct A {}", at: "A.swift")
    var watch = SourceWatch([file])

    #expect(!hasNews(&watch, after: 1))
    try overwrite(file, with: "struct Abc {}")
    #expect(watch.isOutdated)
    #expect(hasNews(&watch, after: 2))
    #expect(!watch.isOutdated)
    #expect(!hasNews(&watch, after: 3))
  }

  @Test("A new file that takes the name of the old one is news")
  func byRename() throws {
    let file = try folder.put("struct A {}", at: "A.swift")
    var watch = SourceWatch([file])

    let new = try folder.put("struct Other {}", at: "A.swift.new")
    rename(new, file)

    #expect(hasNews(&watch, after: 1))
  }

  @Test("In a folder, Swift files that are made, moved and removed are news, and no other files")
  func inFolder() throws {
    try folder.put("struct A {}", at: "A.swift")
    var watch = SourceWatch([folder.path])

    try folder.put("remember the milk", at: "notes.txt")
    #expect(!hasNews(&watch, after: 1))
    let made = try folder.put("struct B {}", at: "B.swift")
    #expect(hasNews(&watch, after: 2))
    try folder.makeFolder("Views")
    #expect(!hasNews(&watch, after: 3))
    rename(made, folder("Views/B.swift"))
    #expect(hasNews(&watch, after: 4))
    unlink(folder("A.swift"))
    #expect(hasNews(&watch, after: 5))
  }

  @Test("Words and the names of pictures beside a file are news, and known apart from it")
  func words() throws {
    let file = try folder.put("struct A {}", at: "A.swift")
    var watch = SourceWatch([file])
    let before = watch.resourceVersions

    try folder.makeFolder("de.lproj")
    #expect(!hasNews(&watch, after: 1))
    try folder.put("\"Send\" = \"Senden\";", at: "de.lproj/Localizable.strings")
    #expect(hasNews(&watch, after: 2))

    #expect(before == [:])
    #expect(watch.resourceVersions.count == 1)
  }

  @Test("A file that is gone for a moment while it is saved is news when it is there again")
  func goneForAMoment() throws {
    let file = try folder.put("struct A {}", at: "A.swift")
    var watch = SourceWatch([file])

    unlink(file)
    var looks = [watch.hasNews(at: start + .seconds(60))]
    try folder.put("struct Other {}", at: "A.swift")
    looks += [61, 62].map { watch.hasNews(at: start + .seconds($0)) }

    #expect(looks == [false, false, true])
  }

  private func overwrite(_ file: String, with text: String) throws {
    let descriptor = open(file, O_WRONLY | O_TRUNC)
    #expect(write(descriptor, text, text.utf8.count) == text.utf8.count)
    close(descriptor)
  }
}
