/// VoiceOver's scale of speed, in per cent, and what it means here in words per minute.
///
/// Apple does not say how fast a percentage is. Here 50 % is the usual speed of libespeak-ng, 0 % its
/// slowest and 100 % the fastest that it reaches without resampling, with straight lines in between.
public enum SpeechRate {
  /// The rate that is set on a new device.
  public static let normal = 50

  /// Words a minute; what lies outside 0 to 100 counts as the nearer end.
  public static func wordsPerMinute(percent: Int) -> Int {
    let percent = min(max(percent, 0), 100)
    guard percent > normal else { return 80 + percent * 95 / 50 }
    return 175 + (percent - normal) * 275 / 50
  }
}
