/// The emoji of the bar above a message.
enum PopoverReactions {
  static let all = ["👍", "👎", "😄", "🔥", "💕", "⚠️", "❓"]
}
