import EarshotTree
public import Foundation

extension AttributeScopes {
  /// What a text says about how it is spoken.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// What a text says about how it is spoken.
  public struct AccessibilityAttributes: AttributeScope {
    /// How an announcement stands against other speech.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether letters are spoken one by one.
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    /// Whether an announcement waits for its turn.
    public let accessibilitySpeechQueueAnnouncement: QueueAnnouncementAttribute

    /// How an announcement stands against other speech.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// How an announcement stands against other speech.
      public enum AnnouncementPriority: Hashable, Sendable {
        /// Waits until nothing else is being said.
        case low
        /// Waits for its turn, and may be cut off.
        case `default`
        /// Interrupts other speech, and is not cut off.
        case high
      }

      /// The type of the attribute's value.
      public typealias Value = AnnouncementPriority
      /// The name of the attribute.
      public static let name = "accessibilitySpeechAnnouncementPriority"
    }

    /// Whether letters are spoken one by one.
    public enum SpellOutAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "accessibilitySpeechSpellsOutCharacters"
    }

    /// Whether an announcement waits for its turn.
    public enum QueueAnnouncementAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "accessibilitySpeechQueueAnnouncement"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute about speech by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute
  .AnnouncementPriority
{
  var tree: EarshotTree.AccessibilityNotification.Priority {
    switch self {
    case .low: .low
    case .default: .default
    case .high: .high
    }
  }
}
