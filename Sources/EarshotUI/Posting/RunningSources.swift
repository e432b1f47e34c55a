import EarshotTree

/// The views that are being read just now, so that what an app posts reaches whoever hears it.
///
/// An app posts to nobody in particular. While a view is brought up to date or acted on, its source
/// is the one; at other times, as from a task of the app's own, it is the one that was made last.
@MainActor
enum RunningSources {
  private static var running: [ViewSource] = []
  private static weak var latest: ViewSource?

  /// The source that hears what is posted now.
  static var current: ViewSource? { running.last ?? latest }

  /// Tells the current source what the app asked for in vain; from another thread, nobody.
  nonisolated static func note(_ request: AccessibilityChange.Request) {
    guard MainContext.isCurrent else { return }
    MainActor.assumeIsolated { current?.note(request) }
  }

  /// Notes that a source was made.
  static func note(_ source: ViewSource) { latest = source }

  /// Runs code of a source's views.
  static func run<Result>(_ source: ViewSource, _ code: () -> Result) -> Result {
    running.append(source)
    defer { running.removeLast() }
    return code()
  }
}
