package import EarshotTree

/// A stop of a screen whose source may be changed, by which it is found again after that.
package struct ReloadedStop: Hashable, Sendable {
  /// The identity of the element.
  package let id: AccessibilityElement.ID
  /// Everything that is said there when somebody asks where the cursor is.
  package let words: String
  /// The same, and in brackets the names of its custom actions.
  package let line: String
  /// What the element is called; empty where it has no label.
  let label: String
  /// Where the element stands, apart from what a changed type of a view changes about it.
  let place: StructuralPlace

  init(_ element: AccessibilityElement, saying words: String) {
    id = element.id
    self.words = words
    let actions = element.customActions.map(\.name).joined(separator: ", ")
    line = [words, actions.isEmpty ? "" : "[actions: \(actions)]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
    label = element.label ?? ""
    place = StructuralPlace(of: element.id)
  }
}

extension ReloadedStop {
  /// The share of the words of both names that both have, from 0 to 1.
  func likeness(to other: ReloadedStop) -> Double {
    let (own, others) = (name, other.name)
    let count = own.count + others.count
    return count == 0 ? 0 : 2 * Double(own.intersection(others).count) / Double(count)
  }

  private var name: Set<Substring> {
    Set((label.isEmpty ? words : label).split { $0.isWhitespace || $0.isPunctuation })
  }
}

extension ScreenReader {
  /// The first stops, no more than a limit, as they are found again when the source was changed.
  ///
  /// The cursor stays where it is.
  package func stopsToFindAgain(limit: Int) -> [ReloadedStop] {
    source.settle()
    var stops: [ReloadedStop] = []
    var upcoming = source.firstElement()
    while let element = upcoming, stops.count < limit {
      let utterance = utteranceWithoutCursor(on: element)
      stops.append(ReloadedStop(element, saying: Phrasing.spoken.text(of: utterance)))
      upcoming = source.element(after: element.id)
    }
    return stops
  }
}
