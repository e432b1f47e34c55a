import EarshotScenarios
import Testing

@Suite("Transcripts are spread over several machines")
struct ShardTests {
  private static let paths = (0..<1_000).map { "Scenarios/Chat/step \($0).transcript" }

  @Test("Each transcript is in one part, whatever the number of parts", arguments: 1...17)
  func union(_ count: Int) {
    let shards = (1...count).compactMap { Shard($0, of: count) }

    #expect(Self.paths.allSatisfy { path in shards.count { $0.contains(path) } == 1 })
  }

  @Test("The parts are of about the same size")
  func balance() {
    let sizes = (1...4).compactMap { Shard($0, of: 4) }.map { shard in
      Self.paths.count { shard.contains($0) }
    }

    #expect(sizes.allSatisfy { (200...300).contains($0) }, "\(sizes)")
  }

  @Test("A transcript stays in its part on every machine and beside every other transcript")
  func stable() throws {
    let third = try #require(Shard(3, of: 5))

    #expect((0..<10).filter { third.contains("Scenarios/\($0).transcript") } == [4, 5, 6])
  }

  @Test(
    "Machines on which the folder lies elsewhere, or is named otherwise, have the same parts",
    arguments: ["Scenarios", "./Scenarios/", "/home/one/Scenarios", "/srv/two/Scenarios"])
  func elsewhere(folder: String) throws {
    let third = try #require(Shard(3, of: 5))
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let transcripts = try (0..<10).map {
      try Transcript(parsing: "screen: a", file: "\(start)Chat/\($0).transcript")
    }

    let part = third.part(of: transcripts, in: [folder])

    #expect(part.map { String($0.file.dropFirst(start.count)) } == Self.third)
  }

  private static let third = ["Chat/8.transcript"]

  @Test("A file that is named is in a part by its name")
  func files() throws {
    let parts = try ["a.transcript", "/home/one/a.transcript"].map { file in
      let transcript = try Transcript(parsing: "screen: a", file: file)
      return (1...7).filter { number in
        Shard(number, of: 7)?.part(of: [transcript], in: [file]).isEmpty == false
      }
    }

    #expect(parts[0].count == 1)
    #expect(parts[0] == parts[1])
  }

  @Test("A part is written as its number and how many there are")
  func parsing() {
    #expect(Shard(parsing: "2/3") == Shard(2, of: 3))
    #expect(Shard(2, of: 3)?.description == "2/3")
    for text in ["0/3", "4/3", "1/0", "-1/3", "1", "1/2/3", "/", "a/b", ""] {
      #expect(Shard(parsing: text) == nil, "\(text)")
    }
  }
}
