import EarshotTree

/// Changes how the words of an element are spoken.
struct SpeechStyleChange: ElementChange {
  static var rule: UIRule { .speechStyle }
  let change: (inout AccessibilitySpeechStyle) -> Void

  func apply(to element: ResolvedElement) {
    element.changeRarities { rarities in
      var style = rarities.speechStyle ?? AccessibilitySpeechStyle()
      change(&style)
      rarities.speechStyle = style
    }
  }
}

extension View {
  fileprivate nonisolated func speaking(
    _ change: @escaping (inout AccessibilitySpeechStyle) -> Void
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    modifier(ElementChangeModifier(change: SpeechStyleChange(change: change)))
  }

  /// Has letters spoken one by one.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    speaking { $0.spellsOutCharacters = value }
  }

  /// Has the voice higher or lower, from -1 to 1.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    speaking { $0.pitchAdjustment = min(max(value, -1), 1) }
  }

  /// Has punctuation spoken.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    speaking { $0.includesPunctuation = value }
  }

  /// Has announcements about the element wait for their turn.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    speaking { $0.queuesAnnouncements = value }
  }
}
