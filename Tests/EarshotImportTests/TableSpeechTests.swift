import EarshotImport
import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("A table of a tree is said as a device says it")
struct TableSpeechTests {
  private func stops(language: String = "en", off: Set<ReaderSetting> = []) throws -> [String] {
    let file = """
      {"earshotTree": 1, "language": "\(language)", "elements": [
        {"id": "table", "container": "table", "rows": 3, "columns": 2, "children": [
          {"id": "a0", "label": "Cake", "row": 0, "column": 0},
          {"id": "b0", "label": "Price", "row": 0, "column": 1},
          {"id": "a1", "label": "Apple", "row": 1, "column": 0, "columnHeaders": ["a0"]},
          {"id": "b1", "label": "Piece", "value": "2", "traits": ["button"], "row": 1,
           "column": 1, "rowHeaders": ["a1"], "columnHeaders": ["b0"]},
          {"id": "a2", "label": "Plum", "row": 2, "column": 0, "rowSpan": 2,
           "rowHeaders": ["a1"], "columnHeaders": ["a0"]}]}]}
      """
    let source = TreeSource(try TreeDocument(parsing: Array(file.utf8), file: "table.json"))
    var stops: [String] = []
    ScreenReader(reading: source, settings: ReaderSettings(off: off))
      .forEachStop { stops.append($0.description()) }
    return stops
  }

  @Test("The value comes before the place, what the cell heads after it, and the traits last")
  func order() throws {
    #expect(
      try stops() == [
        "Cake, row 1, column 1, column header",
        "Price, column 2, column header",
        "Apple, row 2, column 1, row header",
        "Price, Piece, 2, column 2, button",
        "Apple, Cake, Plum, spans 2 rows, row 3, column 1",
      ])
  }

  @Test(
    "What a cell heads is said in the language of the cell",
    arguments: [
      ("de", "Cake, Zeile 1, Spalte 1, Spaltenüberschrift", "Zeilenüberschrift"),
      ("ru", "Cake, ряд 1, столбец 1, заголовок столбца", "заголовок ряда"),
      ("es", "Cake, fila 1, columna 1, encabezado de columna", "encabezado de fila"),
      ("fr", "Cake, rangée 1, colonne 1, en-tête de colonne", "en-tête de ligne"),
      ("it", "Cake, riga 1, colonna 1, intestazione di colonna", "intestazione di riga"),
      ("pt", "Cake, linha 1, coluna 1, cabeçalho de coluna", "cabeçalho de linha"),
      ("ja", "Cake, 1行, 1列, 列見出し", "行見出し"),
      ("ar", "Cake, صف 1, عمود 1, رأس العمود", "رأس الصف"),
    ])
  func languages(language: String, columnHeader: String, rowHeader: String) throws {
    let stops = try stops(language: language)

    #expect(stops[0] == columnHeader)
    #expect(stops[2].hasSuffix(", " + rowHeader))
  }

  @Test("Headers and places can be switched off, each for itself")
  func settings() throws {
    #expect(
      try stops(off: [.tableHeaders])[3...] == [
        "Piece, 2, column 2, button", "Plum, spans 2 rows, row 3, column 1",
      ])
    #expect(
      try stops(off: [.tablePlaces]) == [
        "Cake, column header", "Price, column header", "Apple, row header",
        "Price, Piece, 2, button", "Apple, Cake, Plum",
      ])
  }

  @Test("What is headed by whom, and what begins a row, is as AccessibilitySnapshot finds it")
  func headersInSnapshots() throws {
    let stops = try snapshots(
      of: """
        {"id": "outside", "label": "Outside"},
        {"container": "table", "rows": 3, "columns": 2, "children": [
          {"id": "a0", "label": "Dish", "row": 0, "column": 0},
          {"id": "b0", "label": "Price", "row": 0, "column": 1},
          {"id": "rest", "label": "Rest", "row": 0, "columnSpan": 2, "rowSpan": 2},
          {"id": "a1", "label": "Tea", "row": 1, "column": 0, "columnHeaders": ["a0", "b0"],
           "rowHeaders": ["outside", "rest", "b1"]},
          {"id": "b1", "label": "3", "row": 1, "column": 1, "columnHeaders": ["a0", "b0"]}]}
        """)

    #expect(
      stops == [
        "Outside", "Dish. Row 1. Column 1.", "Price. Column 2.", "Rest. Spans 2 rows.",
        "3. Price. Tea. Row 2. Column 1.", "Dish. Price. 3. Column 2.",
      ])
  }

  @Test("Of what gives places, the outermost alone is told of")
  func nested() throws {
    let stops = try snapshots(
      of: """
        {"container": "list", "order": "explicit", "children": [
          {"container": "table", "children": [{"label": "A", "row": 0, "column": 0}]},
          {"label": "B"}]},
        {"container": "table", "children": [
          {"container": "series", "order": "explicit", "children": [
            {"label": "C", "row": 0, "column": 0}, {"label": "D", "row": 0, "column": 1}]}]}
        """)

    #expect(
      stops == ["A. List Start.", "B. List End.", "C. Row 1. Column 1.", "D. Column 2."])
  }

  private func snapshots(of elements: String) throws -> [String] {
    let file = #"{"earshotTree": 1, "order": "explicit", "elements": [\#(elements)]}"#
    let source = TreeSource(try TreeDocument(parsing: Array(file.utf8), file: "table.json"))
    var stops: [String] = []
    ScreenReader(reading: source).forEachStop { stops.append($0.description(in: .snapshot)) }
    return stops
  }
}
