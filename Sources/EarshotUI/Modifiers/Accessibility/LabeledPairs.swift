/// The words of labels that are paired with content somewhere else on the screen.
@MainActor
final class LabeledPairs {
  private var words: [RotorMark: String] = [:]
  private var contents: [RotorMark: [PairMember]] = [:]

  nonisolated init() {}

  /// What the label of a pair says, as far as it was met.
  func words(for mark: RotorMark) -> String? { words[mark] }

  /// Takes up what a label says now; what is paired with it is exposed anew once that is possible.
  func setWords(_ new: String?, for mark: RotorMark, in graph: ViewGraph) {
    guard words[mark] != new else { return }
    words[mark] = new
    graph.afterUpdate {
      for member in self.contents[mark] ?? [] { member.node?.invalidateExposure() }
    }
  }

  func addContent(_ member: PairMember, for mark: RotorMark) {
    contents[mark, default: []].append(member)
  }

  func removeContent(_ member: PairMember, for mark: RotorMark) {
    contents[mark]?.removeAll { $0 === member }
    if contents[mark]?.isEmpty == true { contents[mark] = nil }
  }
}

/// One of the two views of a pair.
@MainActor
final class PairMember: NodeMemory {
  private var part: (role: AccessibilityLabeledPairRole, mark: RotorMark)?
  private(set) weak var node: _ViewNode?

  /// Takes up the part that the view has now.
  func take(_ role: AccessibilityLabeledPairRole, _ mark: RotorMark, at node: _ViewNode) {
    self.node = node
    if let part, part.role == role, part.mark == mark { return }
    leave(node.graph)
    part = (role, mark)
    if role == .content { node.graph.pairs.addContent(self, for: mark) }
  }

  func nodeWillLeave(_ graph: ViewGraph) { leave(graph) }

  private func leave(_ graph: ViewGraph) {
    switch part {
    case (.label, let mark)?: graph.pairs.setWords(nil, for: mark, in: graph)
    case (.content, let mark)?: graph.pairs.removeContent(self, for: mark)
    case nil: break
    }
    part = nil
  }
}
