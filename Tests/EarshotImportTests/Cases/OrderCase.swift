/// A tree, and the order in which AccessibilitySnapshot reads it.
struct OrderCase: Decodable, Sendable {
  struct Node: Decodable, Sendable {
    let kind: String
    let label: String?
    let frame: [Double]?
    let container: String?
    let modal: Bool?
    let children: [Node]?
  }

  let id: String
  /// The nodes; none where the case is told in words.
  let nodes: [Node]?
  let expectedOrder: [String]
  let direction: String?
  let idiom: String?

  enum CodingKeys: String, CodingKey {
    case id, tree, direction, idiom
    case expectedOrder = "expected_order"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    nodes = try? values.decode([Node].self, forKey: .tree)
    expectedOrder = try values.decode([String].self, forKey: .expectedOrder)
    direction = try values.decodeIfPresent(String.self, forKey: .direction)
    idiom = try values.decodeIfPresent(String.self, forKey: .idiom)
  }

  /// The case as a tree file.
  var tree: [String: Any] {
    [
      "earshotTree": 1, "direction": direction ?? "ltr", "idiom": idiom ?? "phone",
      "elements": (nodes ?? []).map(\.tree),
    ]
  }
}

extension OrderCase.Node {
  fileprivate var tree: [String: Any] {
    var node: [String: Any] = [:]
    node["label"] = label
    node["frame"] = frame
    node["modal"] = modal
    node["children"] = children?.map(\.tree)
    switch kind {
    case "group": node["group"] = true
    case "explicit": node["order"] = "explicit"
    default: break
    }
    node["container"] = container.map { $0 == "semanticGroup" ? "group" : $0 }
    return node
  }
}
