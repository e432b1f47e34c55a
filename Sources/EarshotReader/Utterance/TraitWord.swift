/// A word that says what kind of thing an element is, or the state it is in.
///
/// The cases stand in the order in which they are spoken.
public enum TraitWord: String, Hashable, Sendable, CaseIterable {
  /// The element refuses to be activated.
  case dimmed
  /// The element acts when it is activated.
  case button
  /// The element opens a menu.
  case popUpButton
  /// The element leads back.
  case backButton
  /// The element can be switched on and off.
  case switchButton
  /// The switch is on.
  case on
  /// The switch is off.
  case off
  /// The switch stands for several things that differ.
  case mixed
  /// The element is one tab of a bar.
  case tab
  /// The element takes text.
  case textField
  /// The element takes text that is not shown.
  case secureTextField
  /// Text is being entered.
  case isEditing
  /// The next character that is entered becomes the first.
  case insertionPointAtStart
  /// The element heads the content that follows.
  case heading
  /// The element leads elsewhere.
  case link
  /// The element is one wheel of a picker.
  case pickerItem
  /// The value can be increased and decreased.
  case adjustable
  /// The element is a picture.
  case image
  /// The element is a field that searches.
  case searchField
  /// What the element shows and hides is there.
  case expanded
  /// What the element shows and hides is not there.
  case collapsed
}
