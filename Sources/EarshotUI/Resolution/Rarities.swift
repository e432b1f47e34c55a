import EarshotTree

/// What few elements have, so that the others need not have room for it.
struct Rarities {
  /// The rotors that the app offers at the element, nearest first.
  var rotors: [ResolvedRotor] = []
  /// How the words are spoken.
  var speechStyle: AccessibilitySpeechStyle?
  /// Runs at a swipe with three fingers.
  var scroll: ((Edge) -> Void)?
  /// Opens the menu of the element.
  var showMenu: (() -> Void)?
  /// Whether the element stands for the words of the view that is being named.
  var isPlaceholder = false
}

extension ResolvedElement {
  /// Changes what few elements have.
  func changeRarities(_ change: (inout Rarities) -> Void) {
    var changed = rarities ?? Rarities()
    change(&changed)
    rarities = changed
  }
}
