import EarshotTree

/// What is known to stand around the element under the cursor, should that element go away.
///
/// Only the direct neighbours are asked for; what lies further away is known where the cursor came
/// past it, so that a step costs the same however long a list is.
struct Neighbourhood {
  /// How many elements are remembered on each side.
  private static let reach = 16

  /// The elements after the one under the cursor, nearest first.
  private(set) var after: [AccessibilityElement.ID] = []
  /// The elements before it, nearest first.
  private(set) var before: [AccessibilityElement.ID] = []

  /// What is known around a neighbour; nothing around anything else.
  func moved(
    from origin: AccessibilityElement.ID, to destination: AccessibilityElement.ID
  ) -> Neighbourhood {
    var moved = Neighbourhood()
    if origin == destination { return self }
    if after.first == destination {
      moved.after = Array(after.dropFirst())
      moved.before = Array(([origin] + before).prefix(Self.reach))
    } else if before.first == destination {
      moved.after = Array(([origin] + after).prefix(Self.reach))
      moved.before = Array(before.dropFirst())
    }
    return moved
  }

  /// Takes in what the direct neighbours are now.
  mutating func update(next: AccessibilityElement.ID?, previous: AccessibilityElement.ID?) {
    after = Self.updated(after, nearest: next)
    before = Self.updated(before, nearest: previous)
  }

  /// What is known beyond the nearest stays, as far as the nearest is among it.
  private static func updated(
    _ known: [AccessibilityElement.ID], nearest: AccessibilityElement.ID?
  ) -> [AccessibilityElement.ID] {
    guard let nearest else { return [] }
    guard let place = known.firstIndex(of: nearest) else {
      return Array(([nearest] + known).prefix(reach))
    }
    return Array(known[place...])
  }
}
