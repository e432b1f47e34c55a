import Testing

@testable import EarshotAudit

@Suite("Places that nothing was put into")
struct PlaceholderTests {
  @Test(
    "Formats and names in braces are found",
    arguments: [
      ("%@ messages", "%@"), ("of %1$d", "%1$d"), ("%.1f km", "%.1f"), ("%lld", "%lld"),
      ("a %d, b", "%d"), ("%ld", "%ld"), ("%1234567d", "%1234567d"), ("{name}", "{name}"),
      ("Hi {user.name}!", "{user.name}"),
      ("{{count}}", "{count}"),
    ])
  func found(text: String, place: String) {
    #expect(Placeholder.first(in: text) == place)
  }

  @Test(
    "Percentages, words after a per cent sign, and other braces are not",
    arguments: [
      "50%d", "5%d", "a5%d", "%12345678d", "50 %", "%", "%done", "% d", "%q", "%123456789d", "{}",
      "{ name }", "{name", "name}",
      "{größe}", "",
    ])
  func notFound(text: String) {
    #expect(Placeholder.first(in: text) == nil)
  }

  @Test("A name in braces is as long as names are")
  func long() {
    let name = String(repeating: "a", count: 40)

    #expect(Placeholder.first(in: "{\(name)}") == "{\(name)}")
    #expect(Placeholder.first(in: "{\(name)a}") == nil)
  }
}
