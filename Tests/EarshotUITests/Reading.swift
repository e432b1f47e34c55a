import EarshotTree
import EarshotUI

extension AccessibilitySource {
  /// Every element in reading order.
  var allElements: [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    var next = firstElement()
    while let element = next {
      elements.append(element)
      next = self.element(after: element.id)
    }
    return elements
  }

  /// The labels of every element in reading order.
  var labels: [String] { allElements.map { $0.label ?? "" } }

  /// Activates the first element with a label, and settles.
  @discardableResult
  func activate(_ label: String) -> AccessibilityActionOutcome {
    guard let element = allElements.first(where: { $0.label == label }) else {
      return .refused(.elementGone)
    }
    defer { settle() }
    return perform(.activate, on: element.id)
  }
}

/// Something that views can count on.
@MainActor
final class Tally {
  private(set) var counts: [String: Int] = [:]
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    counts[entry, default: 0] += 1
    entries.append(entry)
  }

  func clear() {
    counts = [:]
    entries = []
  }
}
