/// What the system says of its controls.
enum SystemHint {
  static let opensPicker = "Double tap to activate the picker"
  static let expands = "Double tap to expand"
  static let collapses = "Double tap to collapse"

  static let all: Set = [opensPicker, expands, collapses]
}
