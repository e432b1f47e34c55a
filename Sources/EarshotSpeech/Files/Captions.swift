import EarshotFiles
import EarshotText

/// What is heard as text with times, to be shown beside the sound.
public struct Captions: Hashable, Sendable {
  /// How captions are written down.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// WebVTT, which browsers show.
    case webVTT = "vtt"
    /// SubRip, which players of films show.
    case subRip = "srt"

    /// The format for a path: SubRip where it ends in `.srt`, and WebVTT otherwise.
    public init(path: String) {
      self = path.lowercased().hasSuffix(".srt") ? .subRip : .webVTT
    }
  }

  private struct Cue: Hashable {
    let text: String
    let samples: Range<Int>
  }

  private let sampleRate: Int
  private var cues: [Cue] = []

  /// Creates captions of a sound with so many samples a second.
  public init(sampleRate: Int) { self.sampleRate = max(sampleRate, 1) }

  /// Adds what is heard from one sample up to another; what has no text or no length is left out.
  public mutating func append(_ text: String, heardIn samples: Range<Int>) {
    let line = PrintableText.line(text)
    guard !line.isInaudible, !samples.isEmpty else { return }
    cues.append(Cue(text: line, samples: samples))
  }

  /// The captions as a file holds them.
  public func text(in format: Format) -> String {
    switch format {
    case .webVTT: (["WEBVTT\n"] + cues.map { webVTT($0) }).joined(separator: "\n")
    case .subRip:
      cues.enumerated().map { subRip($1, number: $0 + 1) }.joined(separator: "\n")
    }
  }

  /// Writes the file whole or not at all; throws `SpeechError.notWritten`.
  public func write(to path: String) throws(SpeechError) {
    do {
      try AtomicFile(replacing: path, streams: .writtenTo)
        .write(Array(text(in: Format(path: path)).utf8))
    } catch {
      throw .notWritten(path: path, reason: error.reason)
    }
  }

  /// Marks of the format stand for themselves when they are written as references.
  private func webVTT(_ cue: Cue) -> String {
    var text = ""
    for character in cue.text {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
    return "\(times(of: cue, fraction: "."))\n\(text)\n"
  }

  /// Players take tags out of SubRip, and there is no other way to write their marks.
  private func subRip(_ cue: Cue, number: Int) -> String {
    let text = String(
      cue.text.map { $0 == "<" ? "‹" : $0 == ">" ? "›" : $0 == "{" ? "(" : $0 == "}" ? ")" : $0 })
    return "\(number)\n\(times(of: cue, fraction: ","))\n\(text)\n"
  }

  private func times(of cue: Cue, fraction: String) -> String {
    let start = time(cue.samples.lowerBound, fraction)
    return "\(start) --> \(time(cue.samples.upperBound, fraction))"
  }

  private func time(_ sample: Int, _ fraction: String) -> String {
    let milliseconds = sample * 1_000 / sampleRate
    let seconds = milliseconds / 1_000
    return digits(seconds / 3_600, 2) + ":" + digits(seconds / 60 % 60, 2) + ":"
      + digits(seconds % 60, 2) + fraction + digits(milliseconds % 1_000, 3)
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }
}
