package import EarshotTree

extension AccessibilitySource {
  /// What is drawn, a line for each part: its kind and words, then touches, what hides it, and the
  /// labels of the elements that stand for it.
  @MainActor
  package func drawnLines(rowLimit: Int = 20) -> [String] {
    (drawnContent(rowLimit: rowLimit)?.parts ?? []).map { part in
      var facts = [part.kind.name]
      if let words = part.words { facts.append("“\(words)”") }
      if let tooltip = part.tooltip { facts.append("tooltip “\(tooltip)”") }
      facts += part.touches.map(\.rawValue).sorted()
      if part.isHidden { facts.append("hidden") }
      if part.isScaledToNothing { facts.append("scaled to nothing") }
      if let paint = part.paint { facts.append("in \(paint)") }
      if let size = part.size { facts.append(size.text) }
      let labels = part.elements.map { element($0)?.label ?? "nameless" }
      return facts.joined(separator: " ")
        + (labels.isEmpty ? "" : " < \(labels.joined(separator: " < "))")
    }
  }

  /// The first part of some words, or of a picture of that name.
  @MainActor
  package func drawnPart(_ words: String) -> DrawnPart? {
    drawnContent(rowLimit: 20)?.parts.first { part in
      part.words == words || part.kind == .asset(words) || part.kind == .symbol(words)
        || part.kind == .shape(paint: words)
    }
  }
}

extension AccessibilitySize {
  /// Width by height, with a question mark for what is not known.
  fileprivate var text: String {
    [width, height].map { $0.map { "\(Int($0))" } ?? "?" }.joined(separator: "x")
  }
}

extension DrawnPart.Kind {
  fileprivate var name: String {
    switch self {
    case .text: "text"
    case .asset(let name): "asset \(name)"
    case .symbol(let name): "symbol \(name)"
    case .decoration: "decoration"
    case .picture: "picture"
    case .shape(let paint): paint.map { "shape of \($0)" } ?? "shape"
    case .control: "control"
    }
  }
}
