import EarshotText
public import EarshotTree

extension Utterance {
  /// One part of what is said.
  ///
  /// Words that come from the app are carried along; words that the screen reader has of its own
  /// are named by what they mean, so that every language can have them.
  public enum Segment: Hashable, Sendable {
    /// The name of a container that was entered.
    case containerEntry(String)
    /// The element is the chosen one among others.
    case selected
    /// The name of the element.
    case label(String)
    /// What the element currently holds.
    case value(String)
    /// A fact of high importance.
    case customContent(AccessibilityCustomContent)
    /// The kind of element, or the state it is in.
    case trait(TraitWord)
    /// The element heads the content that follows, at a level from 1 to 6.
    case headingLevel(Int)
    /// A cell that heads the row or the column of the element.
    case cellHeader(AccessibilityTableCell.Header)
    /// Where the element is in its table.
    case cellPlace(CellPlace)
    /// What the element heads in its table.
    case cellHeading(CellHeading)
    /// Where a list or landmark begins or ends.
    case edge(ContainerEdge)
    /// The place of the element among alternatives.
    case position(AccessibilityPosition)
    /// Where the element lies on the screen.
    case spot(ScreenSpot)
    /// What the app says about the effect of activating the element.
    case hint(String)
    /// What the screen reader says about how to use a kind of element.
    case defaultHint(DefaultHint)
    /// There is more than one thing to do with the element.
    case actionsAvailable
    /// There are facts that are read on demand.
    case moreContentAvailable
    /// Words that the app wants spoken.
    case announcement(String)
    /// The name of a custom action.
    case actionName(String)
    /// The action that a double tap performs by default.
    case activateAction
    /// The setting that the rotor was turned to.
    case rotorName(Rotor)
    /// A character that stands alone.
    case character(Character)
    /// A letter that stands alone, and is said to be a capital.
    case capitalLetter(Character)
    /// A letter that is said by its word in a spelling alphabet, as in `bravo`.
    case phonetic(Character)
    /// What is heard in the place of words, just before the rest.
    case cue(Heard.Sound)
    /// How fast is spoken, in percent.
    case speechRate(Int)
    /// The name of the language in which everything is spoken; nil for that of each element.
    case language(ReaderLanguage?)
    /// Something that can be done with a chart.
    case chartChoice(ChartChoice)
    /// Something that is said of a chart.
    case chart(ChartPart)

    /// Whether this comes after a pause, as a sentence of its own.
    public var followsPause: Bool {
      switch self {
      case .hint, .defaultHint, .actionsAvailable, .moreContentAvailable: true
      case .chart(let part): part.followsPause
      default: false
      }
    }

    /// The character that is said by itself here, if one is.
    var characterAlone: Character? {
      switch self {
      case .character(let character), .capitalLetter(let character), .phonetic(let character):
        character
      default: nil
      }
    }

    /// Whether there are words of the app in this.
    var comesFromApp: Bool {
      switch self {
      case .containerEntry, .label, .value, .hint, .announcement, .actionName, .customContent,
        .cellHeader, .chart:
        true
      case .rotorName(.app): true
      default: false
      }
    }

    /// Whether these are words of the app in which there is nothing to be heard.
    var isInaudible: Bool {
      switch self {
      case .containerEntry(let words), .label(let words), .value(let words), .hint(let words),
        .announcement(let words), .actionName(let words), .rotorName(.app(let words)):
        words.isInaudible
      case .customContent(let content): content.label.isInaudible && content.value.isInaudible
      default: false
      }
    }
  }
}
