import EarshotFiles
import EarshotTestSupport
import Testing

@testable import EarshotScenarios

@Suite("What people write is played by path")
struct ClientComponentsTests {
  private static let fixture = "\(Repository.root)/Tests/Fixtures/ChatComponents"

  /// The places of components and designs, from the folder of their transcripts.
  private static var places: [String] {
    let sources = "../Sources/ChatComponents"
    let names = FilePath.names(in: "\(fixture)/Sources/ChatComponents")
    let components = names.filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" }
    let designs = FilePath.names(in: "\(fixture)/Sources/ChatComponents/Designs")
    return components + designs.map { "\(sources)/Designs/\($0)" }
  }

  @Test("Every component and every design has a transcript")
  func everyComponent() throws {
    var played: Set<String> = []
    for path in try TranscriptFinder(paths: ["\(Self.fixture)/Scenarios"]).transcripts() {
      let transcript = try Transcript(contentsOf: path)
      if let paths = SourceReference(transcript.header.screen)?.paths { played.formUnion(paths) }
    }

    #expect(Self.places.count >= 25)
    #expect(Self.places.filter { !played.contains($0) } == [])
  }
}
