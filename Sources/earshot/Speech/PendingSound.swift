import EarshotSpeech
import Synchronization

/// The sound of a phrase while it is being made.
final class PendingSound: Sendable {
  /// The turn of the player in which it was asked for.
  let turn: AudioPlayer.Turn
  private let parts = Mutex<[Int16]>([])

  init(for turn: AudioPlayer.Turn) { self.turn = turn }

  /// Everything so far.
  var samples: [Int16] { parts.withLock { $0 } }

  func append(_ samples: [Int16]) { parts.withLock { $0 += samples } }
}
