extension ScaledMetric {
  /// Starts with the length at the usual size of a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }
}
