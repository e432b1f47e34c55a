/// An element, and the text that AccessibilitySnapshot prints of it.
struct DescriptionCase: Decodable, Sendable {
  struct Element: Decodable, Sendable {
    struct Content: Decodable, Sendable {
      let label: String
      let value: String
      let important: Bool
    }

    let label: String?
    let value: String?
    let hint: String?
    let traits: [String]
    let container: Container?
    let actions: [String]
    let language: String?
    let customContent: [Content]?
    let customRotors: [String]?
    let userInputLabels: [String]?
  }

  struct Container: Decodable, Sendable {
    struct Header: Decodable, Sendable {
      let label: String?
      let value: String?
    }

    let type: String
    let index: Int?
    let count: Int?
    let row: Int?
    let column: Int?
    let width: Int?
    let height: Int?
    let isFirstInRow: Bool?
    let rowHeaders: [Header]?
    let columnHeaders: [Header]?
  }

  let id: String
  let element: Element
  let expectedDescription: String
  let expectedHint: String?
  let expectedActions: [String]?
  let expectedCustomContent: [String]?
  let expectedRotors: [String: [String]]?
  let expectedInputLabels: [String]?

  enum CodingKeys: String, CodingKey {
    case id, element
    case expectedDescription = "expected_description"
    case expectedHint = "expected_hint"
    case expectedActions = "expected_actions"
    case expectedCustomContent = "expected_custom_content"
    case expectedRotors = "expected_rotors"
    case expectedInputLabels = "expected_input_labels"
  }
}

extension DescriptionCase {
  /// The case as a tree file, in which the element has the identity `it`.
  var tree: [String: Any] {
    ["earshotTree": 1, "elements": [node(in: element.container)]]
  }

  private func node(in container: Container?) -> [String: Any] {
    guard let container else { return elementNode }
    switch container.type {
    case "series", "tabBarItem", "list", "landmark":
      let kind = container.type == "tabBarItem" ? "tabBar" : container.type
      return ["container": kind, "order": "explicit", "children": siblings(in: container)]
    case "tab": return ["traits": ["tabBar"], "children": siblings(in: container)]
    default: return table(around: container)
    }
  }

  private var elementNode: [String: Any] {
    var node: [String: Any] = ["id": "it", "traits": element.traits, "actions": element.actions]
    node["label"] = element.label
    node["value"] = element.value
    node["hint"] = element.hint
    node["language"] = element.language
    node["inputLabels"] = element.userInputLabels
    node["rotors"] = element.customRotors?.map { name in
      ["name": name, "results": expectedRotors?[name]?.filter { $0 != "<no results>" } ?? []]
    }
    node["customContent"] = element.customContent?.map {
      ["label": $0.label, "value": $0.value, "importance": $0.important ? "high" : "default"]
    }
    return node
  }

  private func siblings(in container: Container) -> [[String: Any]] {
    (0..<(container.count ?? 1)).map { $0 == container.index ? elementNode : ["label": "other"] }
  }

  private func table(around cell: Container) -> [String: Any] {
    var node = elementNode
    node["row"] = cell.row
    node["column"] = cell.column
    node["rowSpan"] = cell.height
    node["columnSpan"] = cell.width
    let rowHeaders = headers(cell.rowHeaders, named: "row header")
    let columnHeaders = headers(cell.columnHeaders, named: "column header")
    node["rowHeaders"] = rowHeaders.compactMap { $0["id"] }
    node["columnHeaders"] = columnHeaders.compactMap { $0["id"] }
    var children = rowHeaders + columnHeaders + [node]
    if let row = cell.row, cell.isFirstInRow == false {
      children.append(["label": "first of the row", "row": row, "column": 0])
    }
    return ["container": "table", "rows": 9, "columns": 9, "children": children]
  }

  private func headers(_ headers: [Container.Header]?, named name: String) -> [[String: Any]] {
    (headers ?? []).enumerated().map { place, header in
      var node: [String: Any] = ["id": "\(name) \(place)"]
      node["label"] = header.label
      node["value"] = header.value
      return node
    }
  }
}
