/// A reaction of the row of icons: its picture, what it is called, and when it arrives.
struct StreamReaction: Identifiable {
  let asset: String
  let name: String
  /// The wait in seconds before the icon moves.
  let delay: Double
  /// The angle in degrees from which the icon turns.
  let tilt: Double

  var id: String { asset }

  static let all = [
    StreamReaction(asset: "like", name: "Love", delay: 0.1, tilt: 0),
    StreamReaction(asset: "thumbs_up", name: "Thumbs up", delay: 0.2, tilt: -45),
    StreamReaction(asset: "thumbs_down", name: "Thumbs down", delay: 0.3, tilt: -45),
    StreamReaction(asset: "lol", name: "Laughing", delay: 0.4, tilt: 0),
    StreamReaction(asset: "wut_reaction", name: "Surprised", delay: 0.5, tilt: 0),
  ]
}
