import EarshotReader
import Testing

@testable import earshot

@Suite("What is spoken of an utterance is what is printed of it")
struct SpokenPartTests {
  private let utterance = Utterance(
    .focus, language: "de", segments: [.label("Die Fähre ist voll"), .value("2")])

  @Test("All of it, from its first character to its last")
  func whole() throws {
    let part = try #require(SpokenPart(.speech(utterance)))

    #expect(part.words == "Die Fähre ist voll, 2")
    #expect(part.isWhole)
    #expect(part.languageRuns == [LanguageRun("Die Fähre ist voll, 2", in: "de")])
  }

  @Test(
    "What is heard before it is cut off, and what is said when it is gone on with",
    arguments: [
      (.cutSpeech(Utterance(.focus, segments: [.label("Ana and Ben")]), after: 6), "Ana an", 0),
      (.restOfSpeech(Utterance(.focus, segments: [.label("Ana and Ben")]), from: 6), "and Ben", 4),
      (
        .cutSpeech(Utterance(.focus, segments: [.label("Ana and Ben")]), from: 6, after: 5),
        "and B", 4
      ),
    ] as [(Heard, String, Int)])
  func part(heard: Heard, words: String, start: Int) throws {
    let part = try #require(SpokenPart(heard))

    #expect(part.words == words)
    #expect(part.words == heard.words())
    #expect(part.start == start)
    #expect(!part.isWhole)
  }

  @Test("What is no speech is no part of any")
  func others() {
    #expect(SpokenPart(.sound(.boundary)) == nil)
    #expect(SpokenPart(.note(.silence)) == nil)
    #expect(SpokenPart(.answer("Activate")) == nil)
  }

  @Test("A rate that is said is known")
  func rate() {
    #expect(SpokenPart(.speech(Utterance(.rotor, segments: [.speechRate(45)])))?.rate == 45)
    #expect(SpokenPart(.speech(utterance))?.rate == nil)
  }
}
