public import EarshotTree

extension ViewSource {
  /// The places that a rotor leads to which an element offers.
  public func results(
    ofRotor name: String, at id: AccessibilityElement.ID
  ) -> [AccessibilityRotorResult] {
    guard let rotor = rotor(named: name, at: id) else { return [] }
    return RunningSources.run(self) { rotor.places(at: id) }.map(result)
  }

  /// Runs what the app wants to do before the cursor goes to a place, and tells where it is then.
  public func target(
    ofResult place: Int, ofRotor name: String, at id: AccessibilityElement.ID
  ) -> AccessibilityElement.ID? {
    guard let rotor = rotor(named: name, at: id) else { return nil }
    let entries = RunningSources.run(self) { rotor.entries() }
    guard entries.indices.contains(place) else {
      let results = results(ofRotor: name, at: id)
      return results.indices.contains(place) ? results[place].target : nil
    }
    RunningSources.run(self) { graph.runClientCode { entries[place].prepare() } }
    settle()
    return rotor.places(of: [entries[place]], at: id).first.map(result)?.target
  }

  /// Whether an element is read before another one.
  public func isRead(
    _ id: AccessibilityElement.ID, before other: AccessibilityElement.ID
  ) -> Bool? {
    guard let path = list?.position(of: id)?.path, let other = list?.position(of: other)?.path
    else { return nil }
    return path.lexicographicallyPrecedes(other)
  }

  /// The first element that sums up the screen, among those that are realised.
  public func summaryElement() -> AccessibilityElement? { list?.summaryElement.map(told.tell) }

  /// What the view tells of the chart that an element shows.
  public func chart(at id: AccessibilityElement.ID) -> AccessibilityChart? {
    guard let chart = resolvedElement(id)?.rarities?.chart else { return nil }
    return RunningSources.run(self) { chart.makeChartDescriptor().chart }
  }

  private func rotor(named name: String, at id: AccessibilityElement.ID) -> ResolvedRotor? {
    resolvedElement(id)?.rarities?.rotors.first { $0.name == name }
  }

  private func result(of place: ResolvedRotor.Place) -> AccessibilityRotorResult {
    let target = place.target.flatMap(exposed)
    let words = target.flatMap(resolvedElement)?.label
    return AccessibilityRotorResult(
      label: place.label, text: place.textRange.flatMap { words?.stretch(in: $0) },
      target: target)
  }

  /// What is combined or represented is reached by the element that it became part of.
  private func exposed(_ id: AccessibilityElement.ID) -> AccessibilityElement.ID? {
    var path = id.rawValue[...]
    while !path.isEmpty {
      let id = AccessibilityElement.ID(rawValue: String(path))
      if list?.position(of: id) != nil { return id }
      path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }
    return list?.position(of: "/").map { _ in "/" }
  }
}

extension String {
  /// A stretch that the app found in what it takes for these words.
  fileprivate func stretch(in range: Range<Index>) -> String? {
    range.upperBound <= endIndex ? String(self[range]) : nil
  }
}

extension ReadingPosition {
  /// The places of the rows around the element, outermost first, and then its own.
  fileprivate var path: [Int] {
    var path = [place]
    var list = list
    while let row = list.row, let entry = row.entry, let outer = entry.list {
      path += [entry.node.index(of: row.node) ?? 0, entry.place]
      list = outer
    }
    return path.reversed()
  }
}

extension ReadingList {
  /// The first element that sums up the screen, here or in rows that are realised.
  fileprivate var summaryElement: ResolvedElement? {
    for place in 0..<count {
      switch entry(at: place) {
      case .element(let element):
        if element.traits.contains(.summaryElement) { return element }
      case .rows(let rows):
        if let element = rows.summaryElement { return element }
      case nil: continue
      }
    }
    return nil
  }
}

extension RowsEntry {
  fileprivate var summaryElement: ResolvedElement? {
    let realised = node.realisedRows.map { (index: node.index(of: $0) ?? 0, row: $0) }
    return realised.sorted { $0.index < $1.index }.lazy
      .compactMap { self.list(of: $0.row).summaryElement }.first
  }
}
