import EarshotText
import EarshotTree

/// The description of an element as AccessibilitySnapshot prints it.
struct SnapshotDescription {
  let vocabulary: SnapshotVocabulary
  private var isSelected = false
  private var headers = ""
  private var label: String?
  private var value: String?
  private var cellPlaces: [String] = []
  private var isCell = false
  /// The words for traits, and what else comes after them with a full stop of its own.
  private var words: [String] = []
  private var hasTraits = false
  /// Whether it was said to be a text field; of others, none is said to be in use.
  private var isTextField = false
  private var edge: String?
  private var suffix: String?

  init(vocabulary: SnapshotVocabulary) { self.vocabulary = vocabulary }

  mutating func add(_ segment: Utterance.Segment) {
    switch segment {
    case .selected: isSelected = true
    case .label(let text): label = text
    case .value(let text): addValue(text)
    case .trait(.isEditing) where !isTextField: break
    case .trait(let word):
      isTextField = isTextField || word == .textField || word == .secureTextField
      addTrait(vocabulary.traits[word])
    case .headingLevel: addTrait(vocabulary.traits[.heading])
    case .cellHeader(let header): add(header)
    case .cellPlace(let place):
      isCell = true
      cellPlaces.append(vocabulary.cellPlace(place))
    case .edge(let edge): self.edge = vocabulary.edges[edge] ?? edge.rawValue
    case .position(let position): suffix = vocabulary.position(position)
    case .cellHeading, .containerEntry, .customContent, .hint, .defaultHint, .actionsAvailable,
      .moreContentAvailable, .announcement, .actionName, .activateAction, .rotorName, .chartChoice,
      .chart, .character, .capitalLetter, .phonetic, .cue, .speechRate, .language, .spot:
      break
    }
  }

  /// The value of a switch that is no state of it comes after the traits.
  private mutating func addValue(_ text: String) {
    if hasTraits { words.append(text) } else { value = text }
  }

  private mutating func addTrait(_ word: String?) {
    hasTraits = true
    if let word { words.append(word) }
  }

  private mutating func add(_ header: AccessibilityTableCell.Header) {
    isCell = true
    headers += [header.label, header.value].compactMap(\.self).joined(separator: ": ") + ". "
  }

  /// The whole text.
  var text: String {
    let named = namedText
    var text = words.isEmpty ? named : SnapshotPhrasing.closed(named)
    for word in words { text += (text.isEmpty ? "" : " ") + word }
    if let edge { text = Self.fullStopped(text) + " " + edge }
    if let suffix { text += " " + suffix }
    return text
  }

  private var namedText: String {
    let text = isCell ? cellText : [label, value].compactMap(\.self).joined(separator: ": ")
    guard isSelected else { return text }
    return text.isEmpty ? vocabulary.selected : vocabulary.selection(of: text)
  }

  private var cellText: String {
    let named = headers + Self.fullStopped(label ?? "")
    return ([named] + cellPlaces + [value].compactMap(\.self)).joined(separator: " ")
  }

  /// A text that ends in a full stop; before a place or an edge even nothing has one.
  private static func fullStopped(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }
}
