import EarshotTree

extension AuditedScreen {
  /// The modal containers, outermost first.
  var modals: [AccessibilityContainer] { containers.filter { $0.kind == .modal } }

  /// The parts that no element stands for although one could: what lies behind something modal
  /// is not there for a listener, and should not be.
  var partsLeftOut: [DrawnPart] {
    guard !elementsLeftOut, drawn?.rowsLeftOut ?? 0 == 0 else {
      return unexposedParts.filter(\.isHidden)
    }
    return unexposedParts.filter(isInReach)
  }

  /// The parts that do not lie behind something modal.
  var partsInReach: [DrawnPart] { (drawn?.parts ?? []).filter(isInReach) }

  private func isInReach(_ part: DrawnPart) -> Bool {
    guard let modal = modals.last else { return true }
    return ElementPath(modal.id).parent.map { ElementPath(part.id).isWithin($0) } ?? false
  }

  /// The texts that can be seen and that nothing heard on the screen tells.
  ///
  /// Initials are left out: they stand in for a picture of somebody whose name is told elsewhere.
  var unspokenTexts: [DrawnPart] {
    let texts = elements.map(\.conveyedText) + containers.compactMap(\.label)
    let told = texts.map(ComparedWords.init)
    // What is told nowhere holds words, most often, that are not heard at all.
    let anywhere = ComparedWords(texts.joined(separator: " "))
    return partsLeftOut.filter { part in
      guard let text = part.visibleWords, !text.isInitials else { return false }
      let words = ComparedWords(text)
      guard !words.words.isEmpty, !words.areEmoji else { return false }
      return !anywhere.convey(words) || !told.contains { $0.convey(words) }
    }
  }
}

extension DrawnPart {
  /// The words that somebody can see here.
  var visibleWords: String? { kind == .text && !isScaledToNothing ? words : nil }
}
