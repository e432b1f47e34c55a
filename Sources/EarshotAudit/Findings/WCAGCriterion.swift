/// A success criterion of the Web Content Accessibility Guidelines 2.2.
public struct WCAGCriterion: Hashable, Sendable {
  /// How much a criterion is asked of.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// The least.
    case a = "A"
    /// What most laws ask for.
    case aa = "AA"
    /// The most.
    case aaa = "AAA"
  }

  /// The number, such as `4.1.2`.
  public let number: String
  /// The handle, such as `Name, Role, Value`.
  public let name: String
  /// The level of conformance.
  public let level: Level

  init(_ number: String, _ name: String, _ level: Level) {
    self.number = number
    self.name = name
    self.level = level
  }
}

extension WCAGCriterion {
  static let nonTextContent = Self("1.1.1", "Non-text Content", .a)
  static let infoAndRelationships = Self("1.3.1", "Info and Relationships", .a)
  static let meaningfulSequence = Self("1.3.2", "Meaningful Sequence", .a)
  static let sensoryCharacteristics = Self("1.3.3", "Sensory Characteristics", .a)
  static let useOfColor = Self("1.4.1", "Use of Color", .a)
  static let resizeText = Self("1.4.4", "Resize Text", .aa)
  static let contentOnHoverOrFocus = Self("1.4.13", "Content on Hover or Focus", .aa)
  static let keyboard = Self("2.1.1", "Keyboard", .a)
  static let noKeyboardTrap = Self("2.1.2", "No Keyboard Trap", .a)
  static let animationFromInteractions = Self("2.3.3", "Animation from Interactions", .aaa)
  static let focusOrder = Self("2.4.3", "Focus Order", .a)
  static let linkPurpose = Self("2.4.4", "Link Purpose (In Context)", .a)
  static let headingsAndLabels = Self("2.4.6", "Headings and Labels", .aa)
  static let sectionHeadings = Self("2.4.10", "Section Headings", .aaa)
  static let focusNotObscured = Self("2.4.11", "Focus Not Obscured (Minimum)", .aa)
  static let pointerGestures = Self("2.5.1", "Pointer Gestures", .a)
  static let labelInName = Self("2.5.3", "Label in Name", .a)
  static let targetSizeEnhanced = Self("2.5.5", "Target Size (Enhanced)", .aaa)
  static let draggingMovements = Self("2.5.7", "Dragging Movements", .aa)
  static let targetSizeMinimum = Self("2.5.8", "Target Size (Minimum)", .aa)
  static let languageOfParts = Self("3.1.2", "Language of Parts", .aa)
  static let unusualWords = Self("3.1.3", "Unusual Words", .aaa)
  static let abbreviations = Self("3.1.4", "Abbreviations", .aaa)
  static let consistentIdentification = Self("3.2.4", "Consistent Identification", .aa)
  static let nameRoleValue = Self("4.1.2", "Name, Role, Value", .a)
  static let statusMessages = Self("4.1.3", "Status Messages", .aa)
}
