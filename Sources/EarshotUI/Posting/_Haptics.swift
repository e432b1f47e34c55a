/// Gives feedback that is felt on behalf of code that has no view.
public enum _Haptics {
  /// Tells the source that is being read; from another thread, when the main one gets to it.
  public static func give(_ feedback: SensoryFeedback) {
    if MainContext.isCurrent {
      MainActor.assumeIsolated { RunningSources.current?.give(feedback) }
    } else {
      Task { @MainActor in RunningSources.current?.give(feedback) }
    }
  }
}
