import EarshotTree

/// What the rotor is set to, and where it stands.
struct RotorState {
  /// The setting; nil where the rotor has nothing for the element under the cursor.
  private(set) var setting: Rotor?
  /// The action at which the Actions rotor stands.
  var action = ActionChoice.activate

  /// The action that a double tap performs.
  var chosenAction: ActionChoice { setting == .actions ? action : .activate }

  /// Turns by itself, because the cursor came to an element.
  mutating func turn(for element: AccessibilityElement?) {
    setting = element.flatMap { Rotor.available(for: $0).first }
    action = .activate
  }

  /// Turns because a person turned it.
  mutating func turn(to setting: Rotor) {
    if setting != self.setting { action = .activate }
    self.setting = setting
  }

  /// Stays where it is, as far as what it stands at is still there.
  mutating func keepUp(with element: AccessibilityElement) {
    guard let setting, Rotor.available(for: element).contains(setting)
    else { return turn(for: element) }
    if !ActionChoice.offered(by: element).contains(action) { action = .activate }
  }
}
