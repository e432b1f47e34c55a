import EarshotTree

/// A view that is animated through phases: whenever a value changes, or without end.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  @State private var index = 0
  @State private var run = PhaseRun()
  private let phases: [Phase]
  private let trigger: AnimationTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Goes through the phases once whenever a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnimationTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  /// The view in the phase that it has come to.
  public var body: some View {
    Group {
      if phases.indices.contains(index) { content(phases[index]) }
    }
    .modifier(
      ChangeModifier(value: trigger, isInitial: trigger == nil) { _, _, graph in
        MainActor.assumeIsolated { go(toStep: 1, on: graph.clock) }
      }
    )
    .onDisappear { run.stop() }
  }

  /// Comes to the first phase again at the end; without a trigger that is no end.
  @MainActor
  private func go(toStep step: Int, on clock: VirtualClock) {
    guard phases.count > 1 else { return }
    let next = step % phases.count
    let animation = animation(phases[next])
    withAnimation(animation) { index = next }
    guard next != 0 || trigger == nil else { return run.stop() }
    run.goOn(after: max(animation?.totalTime ?? .zero, PhaseRun.shortestPhase), on: clock) {
      go(toStep: next + 1, on: clock)
    }
  }
}

extension View {
  /// Animates the view through phases whenever a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (_PlainContent<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(_PlainContent(content: self), $0) },
      animation: animation)
  }

  /// Animates the view through phases without end.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (_PlainContent<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(_PlainContent(content: self), $0) }, animation: animation)
  }
}

/// The view that an animation is applied to.
public struct _PlainContent<Content: View> {
  let content: Content
}

extension _PlainContent: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    Content._update(view.content, in: &context)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { Content._resolve(view.content, in: &context) }
}
