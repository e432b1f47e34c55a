import EarshotTree

/// What few elements have, so that the others need no room for it.
struct Rarities {
  /// The rotors that the app offers at the element, nearest first.
  var rotors: [ResolvedRotor] = []
  /// Whether the value is the prompt of a field into which nothing was entered.
  var showsPrompt = false
  /// Describes the chart that the element shows, when somebody asks.
  var chart: (any AXChartDescriptorRepresentable)?
  /// How the words are spoken.
  var speechStyle: AccessibilitySpeechStyle?
  /// Runs at a swipe with three fingers.
  var scroll: ((Edge) -> Void)?
  /// Opens the menu of the element.
  var showMenu: (() -> Void)?
  /// Whether the element stands for the words of the view that is being named.
  var isPlaceholder = false
  var hint: String?
  var identifier: String?
  var headingLevel: Int?
  /// Whether what the element shows and hides is there.
  var expandedStatus: AccessibilityExpandedStatus?
  var inputLabels: [String] = []
  var customContent: [AccessibilityCustomContent] = []
  var escape: (() -> Void)?
  var magicTap: (() -> Void)?
  var adjustment: ((AccessibilityAdjustmentDirection) -> Void)?
  var textEntry: ((String) -> Void)?
  var tag: AnyHashable?
  var focusTargets: [FocusTarget] = []
  /// What is drawn of the element, while somebody asks for that.
  var drawing: DrawingStorage?
}

/// Where an element keeps what few have.
final class RareStorage {
  var values: Rarities

  init(_ values: Rarities) { self.values = values }
}

// Set to nothing, none of these makes room where there is none.
extension ResolvedElement {
  var hint: String? {
    get { rarities?.hint }
    set {
      if newValue != nil || hint != nil { changeRarities { $0.hint = newValue } }
    }
  }

  var identifier: String? {
    get { rarities?.identifier }
    set {
      if newValue != nil || identifier != nil { changeRarities { $0.identifier = newValue } }
    }
  }

  var headingLevel: Int? {
    get { rarities?.headingLevel }
    set {
      if newValue != nil || headingLevel != nil { changeRarities { $0.headingLevel = newValue } }
    }
  }

  var inputLabels: [String] {
    get { rarities?.inputLabels ?? [] }
    set {
      if !newValue.isEmpty || !inputLabels.isEmpty { changeRarities { $0.inputLabels = newValue } }
    }
  }

  var customContent: [AccessibilityCustomContent] {
    get { rarities?.customContent ?? [] }
    set {
      if !newValue.isEmpty || !customContent.isEmpty {
        changeRarities { $0.customContent = newValue }
      }
    }
  }

  var escape: (() -> Void)? {
    get { rarities?.escape }
    set {
      if newValue != nil || escape != nil { changeRarities { $0.escape = newValue } }
    }
  }

  var magicTap: (() -> Void)? {
    get { rarities?.magicTap }
    set {
      if newValue != nil || magicTap != nil { changeRarities { $0.magicTap = newValue } }
    }
  }

  /// Runs at a swipe up or down on an adjustable element.
  var adjustment: ((AccessibilityAdjustmentDirection) -> Void)? {
    get { rarities?.adjustment }
    set {
      if newValue != nil || adjustment != nil { changeRarities { $0.adjustment = newValue } }
    }
  }

  /// Takes what is entered in place of what was there.
  var textEntry: ((String) -> Void)? {
    get { rarities?.textEntry }
    set {
      if newValue != nil || textEntry != nil { changeRarities { $0.textEntry = newValue } }
    }
  }

  /// What tells the element apart among the options that it is one of.
  var tag: AnyHashable? {
    get { rarities?.tag }
    set {
      if newValue != nil || tag != nil { changeRarities { $0.tag = newValue } }
    }
  }

  /// What hears of the reader's cursor when it comes here or goes.
  var focusTargets: [FocusTarget] {
    get { rarities?.focusTargets ?? [] }
    set {
      if !newValue.isEmpty || !focusTargets.isEmpty {
        changeRarities { $0.focusTargets = newValue }
      }
    }
  }
}
