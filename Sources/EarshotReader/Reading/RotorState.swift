import EarshotTree

/// What the rotor is set to, and where it stands.
struct RotorState {
  /// Where the rotor stands among the places that a rotor of the app leads to.
  struct Stand {
    /// The number of the place, counted from zero.
    let place: Int
    /// The element at which the rotor was asked for its places.
    let origin: AccessibilityElement.ID
    /// The element to which the cursor was moved.
    let target: AccessibilityElement.ID
  }

  /// The setting; nil where the rotor has nothing for the element under the cursor.
  private(set) var setting: Rotor?
  /// The action at which the Actions rotor stands.
  var action = ActionChoice.activate
  /// Where the Audio Graph rotor stands; nil before the first swipe.
  var chartChoice: ChartChoice?
  /// Where a rotor of the app's own stands; nil before the first swipe.
  var stand: Stand?
  /// Where a person is in the words of the element; nil before the first swipe.
  var textStand: TextStand?
  /// The fact that was said last, counted from zero; nil before the first swipe.
  var fact: Int?

  /// The action that a double tap performs.
  var chosenAction: ActionChoice { setting == .actions ? action : .activate }

  /// What a double tap does with a chart, if it does.
  var chosenForChart: ChartChoice? { setting == .audioGraph ? chartChoice : nil }

  /// Comes to an element with the cursor: a setting that a person chose to go on with stays,
  /// otherwise it turns by itself.
  mutating func turn(for element: AccessibilityElement?) {
    action = .activate
    chartChoice = nil
    textStand = nil
    fact = nil
    guard let element, let setting, setting.staysWhenTheCursorMoves, leadsOn(from: element)
    else { return turnByItself(at: element) }
  }

  /// Turns because a person turned it.
  mutating func turn(to setting: Rotor) {
    guard setting != self.setting else { return }
    let textStand = textStand
    standAtBeginning()
    // From words to characters, somebody goes on where the last word ended.
    if case .text = setting { self.textStand = textStand }
    self.setting = setting
  }

  /// Stays where it is, as far as what it stands at is still there.
  mutating func keepUp(with element: AccessibilityElement) {
    guard leadsOn(from: element) else { return turnByItself(at: element) }
    if !ActionChoice.offered(by: element).contains(action) { action = .activate }
    if let fact, !element.customContent.indices.contains(fact) { self.fact = nil }
  }

  private mutating func turnByItself(at element: AccessibilityElement?) {
    standAtBeginning()
    setting = element.flatMap(Rotor.turnedToByItself)
  }

  private mutating func standAtBeginning() {
    action = .activate
    chartChoice = nil
    stand = nil
    textStand = nil
    fact = nil
  }

  /// Whether the setting makes sense here, or led here itself.
  private func leadsOn(from element: AccessibilityElement) -> Bool {
    guard let setting else { return false }
    return setting.makesSense(at: element) || stand?.target == element.id
  }
}
