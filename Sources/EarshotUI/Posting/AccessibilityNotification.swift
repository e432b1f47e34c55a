import EarshotTree
public import Foundation

/// What an app tells assistive technology of its own accord.
public enum AccessibilityNotification {}

extension AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    private let words: String
    private let priority: EarshotTree.AccessibilityNotification.Priority

    /// Words to be spoken in their turn.
    public init(_ announcement: String) {
      words = announcement
      priority = .default
    }

    /// Words to be spoken as their attributes say.
    public init(_ announcement: AttributedString) {
      words = String(announcement.characters)
      priority =
        announcement.runs.lazy.compactMap(\.accessibilitySpeechAnnouncementPriority).first?.tree
        ?? .default
    }

    /// Words that are looked up in the app's translations, to be spoken in their turn.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringKey) { self.init(Text(announcement).string) }

    /// Tells whoever listens.
    public func post() { AccessibilityNotification.post(.announcement(words, priority: priority)) }
  }

  /// Part of the screen is another.
  public struct LayoutChanged {
    private let words: String?

    /// Says nothing about where to go on; words in place of an element are spoken.
    public init(_ element: Any? = nil) { words = element as? String }

    /// Tells whoever listens.
    public func post() {
      AccessibilityNotification.post(.layoutChanged())
      if let words { AccessibilityNotification.post(.announcement(words)) }
    }
  }

  /// The whole screen is another.
  public struct ScreenChanged {
    private let words: String?

    /// Says nothing about where to go on; words in place of an element are spoken.
    public init(_ element: Any? = nil) { words = element as? String }

    /// Tells whoever listens.
    public func post() {
      AccessibilityNotification.post(.screenChanged())
      if let words { AccessibilityNotification.post(.announcement(words)) }
    }
  }

  /// Content was scrolled.
  public struct PageScrolled: Sendable {
    private let words: String

    /// Says to where.
    public init(_ announcement: String) { words = announcement }

    /// Says to where.
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }

    /// Tells whoever listens.
    public func post() { AccessibilityNotification.post(.pageScrolled(words)) }
  }

  /// Tells the source that is being read; from another thread, when the main one gets to it.
  private static func post(_ notification: EarshotTree.AccessibilityNotification) {
    if MainContext.isCurrent {
      MainActor.assumeIsolated { RunningSources.current?.post(notification) }
    } else {
      Task { @MainActor in RunningSources.current?.post(notification) }
    }
  }
}
