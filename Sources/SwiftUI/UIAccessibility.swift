#if !canImport(Darwin)
  import EarshotUI
  import Foundation

  /// The part of UIKit's accessibility that SwiftUI code calls.
  public enum UIAccessibility {
    /// Somebody always listens.
    public static var isVoiceOverRunning: Bool { true }
    /// Whether touches are made by menus.
    public static var isAssistiveTouchRunning: Bool { false }

    /// What kind of thing an app tells.
    public enum Notification: Hashable, Sendable {
      /// Words to be spoken.
      case announcement
      /// Part of the screen is another.
      case layoutChanged
      /// The whole screen is another.
      case screenChanged
      /// Content was scrolled.
      case pageScrolled
    }

    /// Tells whoever listens; the argument are the words, or an attributed text of them.
    public static func post(notification: Notification, argument: Any?) {
      switch notification {
      case .announcement: words(argument).map(AccessibilityNotification.Announcement.init)?.post()
      case .layoutChanged: AccessibilityNotification.LayoutChanged(argument).post()
      case .screenChanged: AccessibilityNotification.ScreenChanged(argument).post()
      case .pageScrolled:
        words(argument).map { AccessibilityNotification.PageScrolled($0) }?.post()
      }
    }

    private static func words(_ argument: Any?) -> AttributedString? {
      switch argument {
      case let text as String: AttributedString(text)
      case let text as AttributedString: text
      case let text as NSAttributedString: AttributedString(text.string)
      default: nil
      }
    }
  }
#endif
