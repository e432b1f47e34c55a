public import struct Foundation.URL

/// What somebody does in an app; here nobody hands it on.
open class NSUserActivity {
  /// What kind of activity it is.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What describes it.
  open var userInfo: [AnyHashable: Any]?
  /// Words by which it may be found.
  open var keywords: Set<String> = []
  /// The page on which a browser goes on with it.
  open var webpageURL: URL?
  /// Whether another device may go on with it.
  open var isEligibleForHandoff = true
  /// Whether a search of the device may find it.
  open var isEligibleForSearch = false
  /// Whether everyone's search may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// What tells it apart for good.
  open var persistentIdentifier: String?

  /// Describes an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what describes it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Would begin to hand it on.
  open func becomeCurrent() {}

  /// Would no longer hand it on.
  open func resignCurrent() {}

  /// Would end it.
  open func invalidate() {}
}
