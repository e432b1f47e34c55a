import EarshotText
import Testing

@Suite("A mistyped name is recognized")
struct NearestNameTests {
  @Test(
    "The nearest name is found",
    arguments: [
      ("mesages", "messages"), ("messgaes", "messages"), ("Messages", "messages"),
      ("reactons", "reactions"), ("react", "reactions"), ("titel", "title"), ("peple", "people"),
      ("people ", "people"), ("me", "me"),
    ])
  func near(typed: String, meant: String) {
    let names = ["me", "title", "people", "messages", "reactions"]

    #expect(NearestName.nearest(to: typed, among: names) == meant)
  }

  @Test("A name that is like no other has no nearest", arguments: ["", "x", "zebra", "id", "text"])
  func far(typed: String) {
    #expect(NearestName.nearest(to: typed, among: ["me", "people", "messages", "b"]) == nil)
  }

  @Test("Of names that are equally near, the first is chosen")
  func ties() {
    #expect(NearestName.nearest(to: "cat", among: ["dog", "bat", "cut", "car"]) == "bat")
  }

  @Test("A name of any length is answered at once")
  func longNames() {
    let long = String(repeating: "a", count: 1_000_000)

    #expect(NearestName.nearest(to: long, among: [long]) == nil)
    #expect(NearestName.nearest(to: "abcdef", among: [long]) == nil)
  }

  @Test(
    "The distance counts slips",
    arguments: [
      ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1),
      ("abc", "abd", 1), ("abc", "ab", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, slips: Int) {
    #expect(NearestName.distance(from: first, to: second) == slips)
    #expect(NearestName.distance(from: second, to: first) == slips)
  }

  @Test("A suggestion ends a sentence, or is nothing")
  func suggestion() {
    #expect(
      NearestName.suggestion(for: "nxet", among: ["next", "previous"])
        == "; did you mean 'next'?")
    #expect(NearestName.suggestion(for: "zebra", among: ["next", "previous"]) == "")
    #expect(
      NearestName.help(for: "zebra", among: ["next", "previous"])
        == "; known are 'next', 'previous'")
    #expect(NearestName.help(for: "zebra", among: []) == "")
  }
}
