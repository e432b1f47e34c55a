/// The words of labels that are paired with content somewhere else on the screen.
@MainActor
final class LabeledPairs {
  private var words: [RotorMark: String] = [:]
  private var labels: [RotorMark: PairMember] = [:]
  private var contents: [RotorMark: [PairMember]] = [:]

  nonisolated init() {}

  /// What the label says that is paired with a view, as far as it was met; none names what is a part
  /// of itself.
  func words(for mark: RotorMark, at node: _ViewNode) -> String? {
    guard let words = words[mark], let label = labels[mark]?.node else { return nil }
    var outer: _ViewNode? = node
    while let current = outer {
      guard current !== label else { return nil }
      outer = current.parent
    }
    return words
  }

  func addLabel(_ member: PairMember, for mark: RotorMark) { labels[mark] = member }

  func removeLabel(_ member: PairMember, for mark: RotorMark, in graph: ViewGraph) {
    guard labels[mark] === member else { return }
    labels[mark] = nil
    setWords(nil, for: mark, in: graph)
  }

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
    switch role {
    case .label: node.graph.pairs.addLabel(self, for: mark)
    case .content: node.graph.pairs.addContent(self, for: mark)
    }
  }

  func nodeWillLeave(_ graph: ViewGraph) { leave(graph) }

  private func leave(_ graph: ViewGraph) {
    switch part {
    case (.label, let mark)?: graph.pairs.removeLabel(self, for: mark, in: graph)
    case (.content, let mark)?: graph.pairs.removeContent(self, for: mark)
    case nil: break
    }
    part = nil
  }
}
