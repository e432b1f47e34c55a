extension View {
  /// Offers a rotor that leads to a place for each element of a collection.
  public nonisolated func accessibilityRotor<Model: Identifiable>(
    _ label: Text, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(
      RotorModifier(name: label) { entries.rotorEntries(\.id, entryLabel) })
  }

  /// Offers a rotor that leads to a place for each element, told apart by a property.
  public nonisolated func accessibilityRotor<Model, ID: Hashable>(
    _ label: Text, entries: [Model], entryID: KeyPath<Model, ID>,
    entryLabel: KeyPath<Model, String>
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(
      RotorModifier(name: label) { entries.rotorEntries(entryID, entryLabel) })
  }

  /// Offers a rotor that leads to stretches of the text.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(RotorModifier(name: label) { textRanges.map(_RotorEntry.stretch) })
  }

  /// Offers a rotor that leads to a place for each element of a collection.
  public nonisolated func accessibilityRotor<Model: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(
      RotorModifier(name: Text(labelKey)) { entries.rotorEntries(\.id, entryLabel) })
  }

  /// Offers a rotor that leads to a place for each element, told apart by a property.
  public nonisolated func accessibilityRotor<Model, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Model], entryID: KeyPath<Model, ID>,
    entryLabel: KeyPath<Model, String>
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(
      RotorModifier(name: Text(labelKey)) { entries.rotorEntries(entryID, entryLabel) })
  }

  /// Offers a rotor that leads to stretches of the text.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(RotorModifier(name: Text(labelKey)) { textRanges.map(_RotorEntry.stretch) })
  }

  /// Offers a rotor that leads to a place for each element of a collection.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Model: Identifiable>(
    _ label: some StringProtocol, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(
      RotorModifier(name: Text(label)) { entries.rotorEntries(\.id, entryLabel) })
  }

  /// Offers a rotor that leads to a place for each element, told apart by a property.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Model, ID: Hashable>(
    _ label: some StringProtocol, entries: [Model], entryID: KeyPath<Model, ID>,
    entryLabel: KeyPath<Model, String>
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(
      RotorModifier(name: Text(label)) { entries.rotorEntries(entryID, entryLabel) })
  }

  /// Offers a rotor that leads to stretches of the text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ label: some StringProtocol, textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(RotorModifier(name: Text(label)) { textRanges.map(_RotorEntry.stretch) })
  }

  /// Fills a rotor of the system with a place for each element of a collection.
  public nonisolated func accessibilityRotor<Model: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(
      RotorModifier(name: Text(verbatim: systemRotor.name)) {
        entries.rotorEntries(\.id, entryLabel)
      })
  }

  /// Fills a rotor of the system with a place for each element, told apart by a property.
  public nonisolated func accessibilityRotor<Model, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Model], entryID: KeyPath<Model, ID>,
    entryLabel: KeyPath<Model, String>
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(
      RotorModifier(name: Text(verbatim: systemRotor.name)) {
        entries.rotorEntries(entryID, entryLabel)
      })
  }

  /// Fills a rotor of the system with stretches of the text.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(
      RotorModifier(name: Text(verbatim: systemRotor.name)) { textRanges.map(_RotorEntry.stretch) })
  }
}

extension Array {
  /// A place for each element.
  fileprivate func rotorEntries<ID: Hashable>(
    _ id: KeyPath<Element, ID>, _ label: KeyPath<Element, String>
  ) -> [_RotorEntry] {
    map { element in
      _RotorEntry(
        label: Text(verbatim: element[keyPath: label]), id: element[keyPath: id], namespace: nil,
        prepare: {})
    }
  }
}

extension _RotorEntry {
  /// A stretch of the words of the element at which the rotor was asked.
  fileprivate static func stretch(_ range: Range<String.Index>) -> Self {
    _RotorEntry(label: nil, id: nil, namespace: nil, textRange: range, prepare: {})
  }
}
