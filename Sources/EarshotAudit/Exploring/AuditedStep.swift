public import EarshotReader
public import EarshotTree

/// Something that was done on a screen, with what was there before, what was heard, and what is
/// there now.
public struct AuditedStep: Hashable, Sendable {
  /// What was done.
  public let deed: AuditDeed
  /// The screen before.
  public let before: AuditedScreen
  /// What became of the deed.
  public let outcome: AccessibilityActionOutcome
  /// What was heard, up to when everything had come to rest.
  public let heard: [Heard]
  /// What the app told of, in order: changes, notifications, haptics, movements and faults.
  public let changes: [AccessibilityChange]
  /// The screen afterwards, at rest.
  public let after: AuditedScreen
  /// Where the cursor was before.
  public let cursorBefore: AccessibilityElement.ID?
  /// Where the cursor is now.
  public let cursorAfter: AccessibilityElement.ID?
  /// Whether the person had asked for less motion.
  public let reducesMotion: Bool
  /// What became of the announcements that were made.
  public let fates: [AnnouncementFate]
  /// Whether everything came to rest in the time that it was given.
  public let comesToRest: Bool
  /// The screen as it stood in between, where it showed something that is gone at rest.
  public var moments: [BriefScreen] = []
  /// What was done then, at once, with what shows for a while only.
  public var sequels: [AuditedStep] = []
  /// What becomes of the screen with it and without it, where things go on by themselves and it may
  /// have done nothing; nil where that was not looked at.
  public var courses: ComparedCourses?

  /// Tells of a step.
  public init(
    _ deed: AuditDeed, before: AuditedScreen, outcome: AccessibilityActionOutcome = .performed,
    heard: [Heard] = [], changes: [AccessibilityChange] = [], after: AuditedScreen,
    cursorBefore: AccessibilityElement.ID? = nil, cursorAfter: AccessibilityElement.ID? = nil,
    reducesMotion: Bool = false, fates: [AnnouncementFate] = [], comesToRest: Bool = true
  ) {
    self.deed = deed
    self.before = before
    self.outcome = outcome
    self.heard = heard
    self.changes = changes
    self.after = after
    self.cursorBefore = cursorBefore
    self.cursorAfter = cursorAfter
    self.reducesMotion = reducesMotion
    self.fates = fates
    self.comesToRest = comesToRest
  }

  /// Whether what is exposed is another than before.
  public var changesExposure: Bool { before.exposure != after.exposure }

  /// What failed while it was done.
  public var faults: [String] {
    changes.compactMap { if case .fault(let sentence) = $0 { sentence } else { nil } }
  }

  /// Whether what is drawn is another than before.
  public var changesDrawing: Bool { before.drawn != after.drawn }
}
