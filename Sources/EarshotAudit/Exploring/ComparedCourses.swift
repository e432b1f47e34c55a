public import EarshotTree

/// What became of a screen on which things go on by themselves: once with something done, and once
/// left alone from the same moment on for as long.
public struct ComparedCourses: Hashable, Sendable {
  /// What became of a screen in some time.
  public struct Course: Hashable, Sendable {
    /// The screen at the end.
    public let screen: AuditedScreen
    /// What the app told of meanwhile.
    public let changes: [AccessibilityChange]

    /// Tells of a course.
    public init(to screen: AuditedScreen, telling changes: [AccessibilityChange] = []) {
      self.screen = screen
      self.changes = changes
    }
  }

  /// With something done.
  public let acted: Course
  /// With nothing done.
  public let leftAlone: Course

  /// Compares two courses.
  public init(acted: Course, leftAlone: Course) {
    self.acted = acted
    self.leftAlone = leftAlone
  }
}

extension ComparedCourses {
  /// Whether somebody who listens can tell that something was done.
  var isNoticed: Bool {
    acted.toldChanges != leftAlone.toldChanges
      || acted.screen.exposure != leftAlone.screen.exposure
      || acted.screen.containers != leftAlone.screen.containers
  }

  /// Whether something else moved.
  var isMoved: Bool { acted.movements != leftAlone.movements }
}

extension ComparedCourses.Course {
  /// What assistive technology is told of.
  fileprivate var toldChanges: [AccessibilityChange] { changes.filter { !$0.isMovement } }
  fileprivate var movements: [AccessibilityChange] { changes.filter(\.isMovement) }
}

extension AccessibilityChange {
  fileprivate var isMovement: Bool { if case .motion = self { true } else { false } }
}
