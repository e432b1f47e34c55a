// What an app hands on to other devices, and takes from them; here there is one device.
extension View {
  /// Describes what somebody does, for another device to go on with.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  /// Describes what somebody does with an element, for another device to go on with.
  public nonisolated func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> Self { self }
  /// Goes on with what was done on another device.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  /// Says which windows take what comes from outside.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> Self { self }
}
