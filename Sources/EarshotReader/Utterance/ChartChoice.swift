/// What the Audio Graph rotor offers on a chart.
public enum ChartChoice: String, Hashable, Sendable, CaseIterable {
  /// Says what the chart shows.
  case describe = "describe chart"
  /// Plays the data as tones.
  case play = "play audio graph"
  /// Says the data one by one.
  case details = "chart details"
}
