import EarshotImport
import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("A rotor of a tree file leads to the elements that its results name")
struct TreeRotorTests {
  private func reader(results: String) throws -> ScreenReader {
    let rotors = #"[{"name": "Piers", "results": \#(results)}]"#
    let text = """
      {"earshotTree": 1, "elements": [
        {"id": "stops", "label": "Stops", "rotors": \(rotors)},
        {"id": "north", "label": "North Pier"},
        {"id": "ad", "label": "Tickets", "rotors": \(rotors)},
        {"id": "south", "label": "South Pier", "traits": ["button"]},
        {"label": "Tickets"}
      ]}
      """
    let document = try TreeDocument(parsing: Array(text.utf8), file: "tree.json")
    var reader = ScreenReader(reading: TreeSource(document))
    _ = reader.screenAppeared()
    _ = try reader.perform(.rotor(.named("piers")))
    return reader
  }

  private func heard(
    _ commands: ReaderCommand..., of reader: inout ScreenReader
  ) throws -> [String] {
    try commands.flatMap { try reader.perform($0).map { $0.line() } }
  }

  @Test("By their identities, and by labels that are theirs alone")
  func elements() throws {
    var reader = try reader(results: #"["north", "Nowhere", "South Pier"]"#)

    #expect(
      try heard(.down, .down, .down, .up, .up, of: &reader)
        == ["North Pier", "South Pier, button", "[boundary]", "North Pier", "[boundary]"])
  }

  @Test("From between two places the nearest one is next")
  func nearest() throws {
    var reader = try reader(results: #"["north", "south"]"#)

    _ = try reader.perform(.find("tickets"))

    #expect(try heard(.down, of: &reader) == ["South Pier, button"])
  }

  @Test("Where no result names an element, it is said why nothing moves")
  func nowhere() throws {
    var reader = try reader(results: #"["East", "Tickets"]"#)

    #expect(
      try heard(.down, .up, .current, of: &reader) == [
        "[rotor: nothing moved, no place of Piers names an element here]",
        "[rotor: nothing moved, no place of Piers names an element here]", "Stops",
      ])
  }

  @Test("An element that is named by its identity is described as what it is")
  func described() throws {
    let reader = try reader(results: #"["south", "East"]"#)
    var rotors: [StopRotor] = []

    reader.forEachStop { rotors += $0.rotors }

    #expect(rotors.first?.results() == ["South Pier, button", "East"])
  }
}
