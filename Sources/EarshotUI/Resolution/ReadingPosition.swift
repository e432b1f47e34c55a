import EarshotTree

/// Where an element stands in reading order.
@MainActor
struct ReadingPosition {
  let list: ReadingList
  let place: Int

  var element: ResolvedElement? {
    guard case .element(let element) = list.entry(at: place) else { return nil }
    return element
  }

  /// The position of the element that is read next.
  var next: ReadingPosition? {
    var list = list
    var place = place + 1
    while true {
      if let position = list.firstElement(from: place) { return position }
      guard let row = list.row, let entry = row.entry else { return nil }
      if let position = entry.firstElement(after: row.node) { return position }
      guard let outer = entry.list else { return nil }
      list = outer
      place = entry.place + 1
    }
  }

  /// The position of the element that was read before.
  var previous: ReadingPosition? {
    var list = list
    var place = place
    while true {
      if let position = list.lastElement(before: place) { return position }
      guard let row = list.row, let entry = row.entry else { return nil }
      if let position = entry.lastElement(before: row.node) { return position }
      guard let outer = entry.list else { return nil }
      list = outer
      place = entry.place
    }
  }
}
