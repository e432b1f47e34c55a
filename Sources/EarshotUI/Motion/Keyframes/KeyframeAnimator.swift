/// Views whose value runs through keyframes.
///
/// Nothing is drawn on the way: a run that begins is over at once, and one without end does not begin.
public struct KeyframeAnimator<Value, Content: View> {
  @State private var value: Value
  private let trigger: KeyframeTrigger
  private let content: (Value) -> Content
  private let end: (Value) -> Value

  /// Runs whenever a value has changed.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    _value = State(initialValue: initialValue)
    self.trigger = KeyframeTrigger(trigger)
    self.content = content
    end = { keyframes($0)._end(from: $0) }
  }

  /// Runs again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, trigger: 0, content: content, keyframes: keyframes)
  }
}

extension KeyframeAnimator: View {
  /// The content with the value that it has come to.
  public var body: some View {
    content(value).onChange(of: trigger) { value = end(value) }
  }
}

/// What begins a run, without its type.
private struct KeyframeTrigger: Equatable {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { $0 as? Value == value }
  }

  static func == (left: Self, right: Self) -> Bool { left.isSame(right.value) }
}

extension View {
  /// Changes the view by a value that runs through keyframes whenever another value has changed.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (_PlainContent<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(_PlainContent(content: self), $0) }, keyframes: keyframes)
  }

  /// Changes the view by a value that runs through keyframes again and again.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (_PlainContent<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(_PlainContent(content: self), $0) }, keyframes: keyframes)
  }
}
