/// What choosing a reaction does, and when its button pops in.
public enum TapbackLogic {
  /// The reactions that are offered unless others are given.
  public static let standardReactions = ["❤️", "👍", "👎", "😂", "‼️", "❓"]

  /// The reaction after one was chosen: choosing the one that is there takes it away.
  public static func reaction(afterChoosing choice: String, from current: String?) -> String? {
    choice == current ? nil : choice
  }

  /// How long the button of a place waits before it pops in, in seconds.
  public static func delay(ofButtonAt place: Int) -> Double {
    min(Double(max(place, 0)) * 0.03, 0.18)
  }

  /// What the button and the action of a reaction are called.
  public static func actionName(for choice: String, current: String?) -> String {
    choice == current ? "Remove \(choice)" : "React with \(choice)"
  }
}
