// The styles of progress that only paint.

/// Progress that looks as is usual where it stands.
public struct DefaultProgressViewStyle {
  /// Progress that looks as is usual where it stands.
  public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Progress that looks as is usual where it stands.
  public nonisolated static var automatic: Self { Self() }
}

/// Progress as a bar.
public struct LinearProgressViewStyle {
  /// Progress as a bar.
  public init() {}

  /// Progress as a bar of a colour.
  public init(tint: Color) {}
}

extension LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Progress as a bar.
  public nonisolated static var linear: Self { Self() }
}

/// Progress as a circle.
public struct CircularProgressViewStyle {
  /// Progress as a circle.
  public init() {}

  /// Progress as a circle of a colour.
  public init(tint: Color) {}
}

extension CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Progress as a circle.
  public nonisolated static var circular: Self { Self() }
}
