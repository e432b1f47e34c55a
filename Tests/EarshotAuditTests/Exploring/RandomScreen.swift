import EarshotTestSupport
import EarshotTree

/// A small screen whose making is random: lamps that are switched one by one, something that a lamp
/// reveals, a count, a menu that hides everything else, and what sums it all up.
struct RandomScreen {
  struct Model: Hashable {
    var lit: [Bool]
    var count = 0
    var isOpen = false
  }

  let lampCount: Int
  let countLimit: Int
  /// The lamp that reveals something; nil where nothing is hidden.
  let revealingLamp: Int?
  /// The lamp without which the menu cannot be opened.
  let lampOfMenu: Int?
  let opening: AccessibilityAction
  let hasSummary: Bool
  let menuSwitchesOff: Bool

  init(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &* 7_919 &+ 1)
    lampCount = Int.random(in: 1...4, using: &generator)
    countLimit = Int.random(in: 1...5, using: &generator)
    let lamps = 0..<lampCount
    revealingLamp = Bool.random(using: &generator) ? lamps.randomElement(using: &generator) : nil
    opening = Bool.random(using: &generator) ? .activate : .touchAndHold
    hasSummary = Bool.random(using: &generator)
    let needsLamp = !hasSummary && Bool.random(using: &generator)
    lampOfMenu = needsLamp ? lamps.randomElement(using: &generator) : nil
    menuSwitchesOff = Bool.random(using: &generator)
  }

  var opened: Model { Model(lit: Array(repeating: false, count: lampCount)) }

  func elements(_ model: Model) -> [AccessibilityElement] {
    if model.isOpen { return menu(model) }
    var elements = model.lit.enumerated().map { place, isLit in
      AccessibilityElement(
        id: .init(rawValue: "/0/[\(place)]"), label: "Lamp \(place)", value: isLit ? "1" : "0",
        traits: .switchButton)
    }
    elements.append(AccessibilityElement(id: "/1", label: "Count", value: "\(model.count)"))
    let opener = AccessibilityElement(
      id: "/2", label: "Menu", traits: mayOpen(model) ? .button : [.button, .notEnabled])
    elements.append(opener)
    if let lamp = revealingLamp, model.lit[lamp] {
      elements.append(AccessibilityElement(id: "/3", label: "Revealed", traits: .button))
    }
    if hasSummary { elements.append(summary(model, id: "/4")) }
    return elements
  }

  /// What is done; nil where it is refused.
  func model(_ model: Model, after action: AccessibilityAction, on id: AccessibilityElement.ID)
    -> Model?
  {
    var next = model
    switch (id.rawValue, action) {
    case ("/1", .activate): next.count = (model.count + 1) % (countLimit + 1)
    case ("/2", opening) where mayOpen(model): next.isOpen = true
    case ("/3", .activate): next.count = 0
    case ("/5/close", .activate): next.isOpen = false
    case (_, .escape) where model.isOpen: next.isOpen = false
    case ("/5/clear", .activate) where menuSwitchesOff:
      next.lit = opened.lit
      next.isOpen = false
    case (_, .activate):
      guard let lamp = model.lit.indices.first(where: { "/0/[\($0)]" == id.rawValue }) else {
        return nil
      }
      next.lit[lamp].toggle()
    default: return nil
    }
    return next
  }

  /// Opens the screen; the rows are called by their numbers, or otherwise.
  @MainActor
  func open(naming name: @escaping (Int) -> String = { "\($0)" }) -> ModelSource<Model> {
    let names = (0..<lampCount).map { ("/0/[\($0)]", "/0/[\(name($0))]") }
    let renamed = Dictionary(uniqueKeysWithValues: names)
    let numbered = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })
    return ModelSource(
      opened,
      exposing: { model in
        elements(model).map { element in
          let id = element.id.rawValue
          return element.identified(by: .init(rawValue: renamed[id] ?? id))
        }
      },
      onPerform: { source, action, id in
        let id = AccessibilityElement.ID(rawValue: numbered[id.rawValue] ?? id.rawValue)
        guard let next = model(source.model, after: action, on: id) else {
          return .refused(.noAction)
        }
        source.model = next
        return .performed
      })
  }

  /// Everything that is exposed in any state, found by going through all of them.
  @MainActor
  func everythingExposed() -> Set<AccessibilityElement> {
    var seen: Set = [opened]
    var row = [opened]
    while let model = row.popLast() {
      for element in elements(model) {
        for action in [AccessibilityAction.activate, .touchAndHold, .escape] {
          guard let next = self.model(model, after: action, on: element.id) else { continue }
          if seen.insert(next).inserted { row.append(next) }
        }
      }
    }
    return Set(seen.flatMap(elements))
  }

  private func mayOpen(_ model: Model) -> Bool { lampOfMenu.map { model.lit[$0] } ?? true }

  private func menu(_ model: Model) -> [AccessibilityElement] {
    [
      AccessibilityElement(id: "/5/close", label: "Close", traits: .button),
      AccessibilityElement(id: "/5/clear", label: "All off", traits: .button),
    ] + (hasSummary ? [summary(model, id: "/5/summary")] : [])
  }

  private func summary(
    _ model: Model, id: AccessibilityElement.ID
  ) -> AccessibilityElement {
    AccessibilityElement(id: id, label: "Lit", value: "\(model.lit.count(where: \.self))")
  }
}
