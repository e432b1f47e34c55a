import EarshotSpokenText
import EarshotTestSupport
import Testing

@Suite("The words of an app take several steps to a voice")
struct SpokenTextPipelineTests {
  private static let all = Set(SpokenTextStep.allCases)

  @Test("Steps do not take each other's words")
  func together() {
    let pipeline = SpokenTextPipeline(Self.all, language: "en")

    let words = pipeline.words(
      for: "**@ana**: 𝓼𝓮𝓮 https://example.org/10:28?x=#Tag at 9:05, 1,500 km #ByeBye ❤️❤️❤️ `5 km`")

    #expect(
      words == "ana: see example.org at 9 oh 5, 1500 kilometers hashtag Bye Bye "
        + "red heart, 3 times code: 5 km")
  }

  @Test("Without steps, a text stays as it is")
  func none() {
    let text = "**x** https://example.org ①"

    #expect(SpokenTextPipeline([], language: "en").words(for: text) == text)
  }

  @Test(
    "A text in which nothing is left to say stays as it is", arguments: ["# ", "> ", "- ", " "])
  func neverEmpty(text: String) {
    #expect(SpokenTextPipeline(Self.all, language: "en").words(for: text) == text)
  }

  @Test("Random text is read without a crash, and never becomes nothing")
  func randomText() {
    let parts = [
      "*", "_", "~~", "`", "```", "[", "](", ")", "#", "@", ":", "/", "http://", "www.", "a", "B",
      "1", "000", ",", ".", " ", "\n", "km", "%", "❤️", "\u{FE0F}", "𝓱", "日", "\u{301}", ">", "-",
    ]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }.joined()
      let language = ["en", "fr", "ja", "ru", "ar"].randomElement(using: &generator)

      let words = SpokenTextPipeline(Self.all, language: language).words(for: text)

      #expect(!words.isEmpty, "\(text)")
    }
  }

  @Test(
    "A long text is read in one go, whatever it repeats",
    .timeLimit(.minutes(1)),
    arguments: [
      "*", "*a ", "`", "``` ", "[", "[a](", "@", "#a", "1", "1,", "1:", ":a", "http://", "_a_",
      "> ",
    ])
  func longText(part: String) {
    let text = String(repeating: part, count: 5_000)

    let words = SpokenTextPipeline(Self.all, language: "en").words(for: text)

    #expect(!words.isEmpty)
  }
}
