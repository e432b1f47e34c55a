import EarshotTree

extension ReaderSetting {
  /// What is heard in the place of words; nil where words are said, or nothing is heard.
  func cue(for value: ReaderSettingValue) -> Heard.Sound? {
    let cues: (sound: Heard.Sound, pitch: Heard.Sound)? =
      switch self {
      case .links: (.link, .linkPitch)
      case .actions: (.actions, .actionsPitch)
      case .customContent: (.moreContent, .moreContentPitch)
      case .capitalLetters: (.capital, .capitalPitch)
      case .deletedText: (.deleted, .deletedPitch)
      default: nil
      }
    return switch value {
    case .sound: cues?.sound
    case .pitch: cues?.pitch
    default: nil
    }
  }
}

extension ReaderSettings {
  /// Says a part, or lets it be heard otherwise, or not at all, as a setting has it.
  func decision(
    to segment: Utterance.Segment, by rule: AccessibilityRule, as setting: ReaderSetting
  ) -> Decision {
    let value = value(of: setting)
    if let cue = setting.cue(for: value) { return Decision(ReaderRules.signals, says: .cue(cue)) }
    return value == .on ? Decision(rule, says: segment) : Decision(setting.rule)
  }
}
