import EarshotReader
import EarshotSpeech

extension Tone {
  /// The tone of a sound; each sound has its own.
  init(_ sound: Heard.Sound) {
    switch sound {
    case .boundary: self = .boundary
    case .audioGraph: self = .audioGraph
    }
  }
}
