import Testing

@testable import EarshotClient

@Suite("A value is taken note of when it stands still")
struct SettlingValueTests {
  private let start = ContinuousClock.now

  @Test("What changes step by step is news once, when it has stood still for long enough")
  func settles() {
    var value = SettlingValue("a", stillness: .milliseconds(100))

    let news = [
      ("a", 0), ("b", 50), ("c", 100), ("c", 150), ("c", 199), ("c", 200), ("c", 250), ("c", 999),
    ].filter { value.hasSettled(at: $0.0, now: start + .milliseconds($0.1)) }

    #expect(news.map(\.1) == [200])
    #expect(value.known == "c")
  }

  @Test("What is soon as it was before is no news")
  func returns() {
    var value = SettlingValue(1, stillness: .milliseconds(100))

    let news = [(2, 0), (1, 50), (2, 120), (2, 180), (1, 300), (1, 900)]
      .filter { value.hasSettled(at: $0.0, now: start + .milliseconds($0.1)) }

    #expect(news.isEmpty)
    #expect(value.known == 1)
  }
}
