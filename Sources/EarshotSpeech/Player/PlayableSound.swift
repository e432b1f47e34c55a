import Dispatch

/// A sound that can be played while it is still being made.
public final class PlayableSound: Sendable {
  private struct State {
    var parts: [[UInt8]] = []
    /// How many bytes come before each part.
    var starts: [Int] = []
    var count = 0
    var isComplete = false
  }

  private let state = Locked(State())
  private let change = DispatchSemaphore(value: 0)

  /// Creates a sound of which nothing is there yet.
  public init() {}

  /// Adds samples at the end.
  public func append(_ samples: [Int16]) {
    guard !samples.isEmpty else { return }
    let bytes = samples.littleEndianBytes
    state.withLock { state in
      state.starts.append(state.count)
      state.parts.append(bytes)
      state.count += bytes.count
    }
    change.signal()
  }

  /// Says that nothing is added any more.
  public func complete() {
    state.withLock { $0.isComplete = true }
    change.signal()
  }

  /// How many samples are there so far.
  var sampleCount: Int { state.withLock { $0.count / 2 } }

  /// The bytes after so many, as far as one part goes; waits until there are some, and is empty at the
  /// end. Only one thread at a time may ask.
  func bytes(after offset: Int) -> ArraySlice<UInt8> {
    while true {
      let found: ArraySlice<UInt8>? = state.withLock { state in
        guard offset < state.count else { return state.isComplete ? [] : nil }
        let part = state.starts.partitioningIndex { $0 > offset } - 1
        return state.parts[part].dropFirst(offset - state.starts[part])
      }
      if let found { return found }
      change.wait()
    }
  }
}

extension [Int] {
  /// The first place where a condition holds that holds for all after it as well.
  fileprivate func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
