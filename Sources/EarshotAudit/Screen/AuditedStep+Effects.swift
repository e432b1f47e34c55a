import EarshotTree

extension AuditedStep {
  /// Whether the app's own code ran.
  var isPerformed: Bool { outcome == .performed }

  /// The element that is acted on, as it was before.
  var subject: AuditedElement? { deed.subject.flatMap { before[$0] } }

  /// The element that is acted on, as it is now; nil where it is gone.
  var subjectAfter: AuditedElement? { deed.subject.flatMap { after[$0] } }

  /// What the app told of its own accord.
  var posts: [AccessibilityNotification] {
    changes.compactMap { if case .posted(let post) = $0 { post } else { nil } }
  }

  /// The words that the app announced.
  var announcements: [String] {
    posts.compactMap { if case .announcement(let words, _) = $0 { words } else { nil } }
  }

  /// What began to move.
  var movements: [MotionEvent] {
    changes.compactMap { if case .motion(let motion) = $0 { motion } else { nil } }
  }

  /// Whether something was felt.
  var isFelt: Bool {
    changes.contains { if case .haptic = $0 { true } else { false } }
  }

  /// Whether the app asked for something that has an effect where the screen is part of it, such as
  /// to leave the screen.
  var asksForMore: Bool {
    changes.contains { if case .unanswered = $0 { true } else { false } }
  }

  /// Whether the app itself asked the cursor to go somewhere.
  var movesCursorOnPurpose: Bool {
    posts.contains {
      switch $0 {
      case .layoutChanged(let focus), .screenChanged(let focus): focus != nil
      case .announcement, .pageScrolled: false
      }
    }
  }

  /// Whether somebody who listens can tell that something happened, whatever changes by itself
  /// left aside; what shows for a while only can be come upon.
  func isNoticed(besides restless: Set<AccessibilityElement.ID>) -> Bool {
    if let courses { return courses.isNoticed || cursorBefore != cursorAfter }
    return !posts.isEmpty || isFelt || asksForMore || cursorBefore != cursorAfter
      || comesToRest && showsSomethingBriefly
      || before.exposure(besides: restless) != after.exposure(besides: restless)
      || before.containers != after.containers
  }

  /// Whether somebody who looks can tell that something happened.
  var isSeen: Bool { courses?.isMoved ?? !movements.isEmpty || isRepainted }

  /// Whether what is drawn looks different once everything is at rest.
  var isRepainted: Bool { former.picture != latter.picture }

  /// Whether anything else is written on the screen once everything is at rest.
  var isRewritten: Bool { former.writing != latter.writing }

  /// The screen as it would be without what was done: as before, unless things go on by themselves.
  var former: AuditedScreen { courses?.leftAlone.screen ?? before }

  /// The screen with what was done, to be held against the former.
  var latter: AuditedScreen { courses?.acted.screen ?? after }
}

extension AuditedScreen {
  /// What assistive technology is told, without the words of what changes by itself.
  func exposure(besides restless: Set<AccessibilityElement.ID>) -> [AccessibilityElement] {
    exposure.map { element in
      guard element.traits.contains(.updatesFrequently) || restless.contains(element.id) else {
        return element
      }
      var wordless = element
      (wordless.label, wordless.value) = (nil, nil)
      return wordless
    }
  }

  /// The words that are drawn.
  fileprivate var writing: [String?] { (drawn?.parts ?? []).map(\.words) }

  /// What is drawn, without the words, which may change by themselves.
  fileprivate var picture: [DrawnPart] {
    (drawn?.parts ?? []).map { part in
      var wordless = part
      wordless.words = nil
      return wordless
    }
  }
}

extension AuditDeed {
  /// What a person does who listens; nil for a finger, and for the wish to leave.
  var action: AccessibilityAction? {
    if case .perform(let action, on: _) = self { action } else { nil }
  }

  /// The name of the action, where one is chosen by its name.
  var actionName: String? {
    if case .custom(let action)? = action { action.name } else { nil }
  }
}

extension AuditDeed {
  /// The name under which something is chosen; empty for an activation, and nil for what else there
  /// is.
  var chosenName: String? { actionName ?? (action == .activate ? "" : nil) }
}

extension Exploration {
  /// Whether anything at all that is done here is noticed: a screen that is opened without an app
  /// behind it, as a preview is with closures that do nothing, tells nothing about the app.
  var isAlive: Bool {
    steps.contains { edge in
      guard edge.step.isPerformed else { return false }
      return switch edge.step.deed.action {
      case .activate, .touchAndHold, .custom, .increment, .decrement:
        edge.step.isNoticed(besides: restless)
      case .setText, .escape, .magicTap, .scroll, nil: false
      }
    }
  }
}
