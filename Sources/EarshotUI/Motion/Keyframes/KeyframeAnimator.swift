import EarshotTree

/// A view that is animated through keyframes: whenever a value changes, or without end.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View> where Path.Value == Value {
  @State private var current: Value?
  @State private var run = PhaseRun()
  private let initialValue: Value
  private let trigger: AnimationTrigger?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Path

  /// Goes through the keyframes without end, or not at all.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    self.trigger = nil
    self.isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Goes through the keyframes once whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    self.trigger = AnimationTrigger(trigger)
    self.isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  /// The view with the value that it has come to.
  public var body: some View {
    content(current ?? initialValue)
      .modifier(
        ChangeModifier(value: trigger, isInitial: isRepeating) { _, _, graph in
          MainActor.assumeIsolated { begin(on: graph.clock) }
        }
      )
      .onDisappear { run.stop() }
  }

  @MainActor
  private func begin(on clock: VirtualClock) {
    go(through: KeyframePlan(keyframes(current ?? initialValue)._courses), at: 0, on: clock)
  }

  /// Each part of the value sets out for its next keyframe when its time has come.
  @MainActor
  private func go(through plan: KeyframePlan<Value>, at place: Int, on clock: VirtualClock) {
    guard plan.stops.indices.contains(place) else { return finish(plan, on: clock) }
    let stop = plan.stops[place]
    for leg in stop.legs {
      withAnimation(leg.animation) {
        var value = current ?? initialValue
        leg.write(&value)
        current = value
      }
    }
    run.goOn(after: stop.wait, on: clock) { go(through: plan, at: place + 1, on: clock) }
  }

  @MainActor
  private func finish(_ plan: KeyframePlan<Value>, on clock: VirtualClock) {
    run.stop()
    guard isRepeating, !plan.stops.isEmpty else { return }
    current = initialValue
    let rest = plan.isInstant ? PhaseRun.shortestPhase : .zero
    run.goOn(after: rest, on: clock) { begin(on: clock) }
  }
}

extension View {
  /// Animates the view through keyframes without end, or not at all.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (_PlainContent<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(_PlainContent(content: self), $0) }, keyframes: keyframes)
  }

  /// Animates the view through keyframes whenever a value changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (_PlainContent<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(_PlainContent(content: self), $0) }, keyframes: keyframes)
  }
}
