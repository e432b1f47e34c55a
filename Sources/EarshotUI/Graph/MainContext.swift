import Foundation

/// Tells whether code runs where the views' code does.
///
/// On Linux the main actor is served by whichever thread takes its turn, so that asking for the main
/// thread alone would not do.
enum MainContext {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main actor's turn.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Whether a queue is the main one, which is another object each time it is asked for on Linux.
  static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }
}
