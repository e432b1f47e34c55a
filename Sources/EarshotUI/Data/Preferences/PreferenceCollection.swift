extension _ViewNode {
  /// What a node and those below it hand up, from a place in the walk over the node's value on.
  func preference<Key: PreferenceKey>(_ key: Key.Type, from place: Int = 0) -> Key.Value? {
    guard
      let index = memory.indices.dropFirst(place).first(where: {
        memory[$0] is PreferenceMemory<Key>
      }),
      let own = memory[index] as? PreferenceMemory<Key>
    else { return preferenceOfChildren(key) }
    var value = own.replaces ? nil : preference(key, from: index + 1)
    own.change(&value)
    return value
  }

  private func preferenceOfChildren<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      guard var value = result else {
        result = next
        continue
      }
      Key.reduce(value: &value) { next }
      result = value
    }
    return result
  }
}

extension PreferenceMemory {
  /// Changes what was handed up so far.
  fileprivate func change(_ value: inout Key.Value?) {
    var changed = value ?? Key.defaultValue
    change(&changed)
    value = changed
  }
}
