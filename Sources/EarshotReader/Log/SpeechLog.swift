/// What was heard last, in order; it remembers a limited number of entries.
public struct SpeechLog: Sendable {
  /// One thing that was heard.
  public struct Entry: Hashable, Sendable {
    /// How many things were heard before this one.
    public let index: Int
    /// What brought this about.
    public let cause: Cause
    /// What was heard.
    public let heard: Heard
  }

  /// What brings something about.
  public enum Cause: Hashable, Sendable {
    /// The person asked for it.
    case command(ReaderCommand)
    /// Nobody asked.
    case unsolicited
  }

  /// How many entries are remembered at least, once there were so many.
  public let limit: Int
  /// How many things have been heard in all.
  public private(set) var count = 0
  private var recent: [Entry] = []
  private var recentFates: [AnnouncementFate] = []

  /// Creates an empty log.
  public init(limit: Int = 1000) { self.limit = max(limit, 1) }

  /// The last entries, as many as the limit allows.
  public var entries: ArraySlice<Entry> { recent.suffix(limit) }

  /// The remembered entries from an index on.
  public func entries(since index: Int) -> ArraySlice<Entry> {
    entries.drop { $0.index < index }
  }

  /// What became of the last announcements, in the order in which it was known.
  public var fates: ArraySlice<AnnouncementFate> { recentFates.suffix(limit) }

  /// Forgets by halves, as with entries.
  mutating func append(_ fate: AnnouncementFate) {
    if recentFates.count >= 2 * limit { recentFates.removeFirst(recentFates.count - limit) }
    recentFates.append(fate)
  }

  /// Forgets by halves, so that an entry costs the same however many there were.
  mutating func append(_ heard: Heard, cause: Cause) {
    if recent.count >= 2 * limit { recent.removeFirst(recent.count - limit) }
    recent.append(Entry(index: count, cause: cause, heard: heard))
    count += 1
  }
}
