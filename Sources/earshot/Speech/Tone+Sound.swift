import EarshotReader
import EarshotSpeech

extension Tone {
  /// The tone of a sound, each its own; nil for what is told by the voice that follows.
  init?(_ sound: Heard.Sound) {
    switch sound {
    case .boundary: self = .boundary
    case .audioGraph: self = .audioGraph
    case .link: self = Tone(frequency: 880, milliseconds: 60, volume: 0.3)
    case .actions: self = Tone(frequency: 523, milliseconds: 70, volume: 0.3)
    case .moreContent: self = Tone(frequency: 587, milliseconds: 140, volume: 0.3)
    case .capital: self = Tone(frequency: 1_047, milliseconds: 50, volume: 0.3)
    case .deleted: self = Tone(frequency: 330, milliseconds: 60, volume: 0.3)
    case .linkPitch, .actionsPitch, .moreContentPitch, .capitalPitch, .deletedPitch: return nil
    }
  }
}
