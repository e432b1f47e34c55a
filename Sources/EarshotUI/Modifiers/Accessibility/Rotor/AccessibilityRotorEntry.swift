/// A place to which a rotor leads.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let entry: _RotorEntry

  private init(
    _ label: Text?, id: AnyHashable?, in namespace: Namespace.ID? = nil,
    _ textRange: Range<String.Index>?, prepare: @escaping () -> Void = {}
  ) {
    entry = _RotorEntry(
      label: label, id: id, namespace: namespace, textRange: textRange, prepare: prepare)
  }

  /// A place that a `ForEach` or `id(_:)` knows by an identity.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label, id: id as AnyHashable?, textRange, prepare: prepare)
  }

  /// A place that a `ForEach` or `id(_:)` knows by an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id as AnyHashable?, textRange, prepare: prepare)
  }

  /// A place that a `ForEach` or `id(_:)` knows by an identity.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id as AnyHashable?, textRange, prepare: prepare)
  }

  /// A place that was named by `accessibilityRotorEntry(id:in:)`.
  public init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(label, id: id as AnyHashable?, in: namespace, textRange, prepare: prepare)
  }

  /// A place that was named by `accessibilityRotorEntry(id:in:)`.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id as AnyHashable?, in: namespace, textRange, prepare: prepare)
  }

  /// A place that was named by `accessibilityRotorEntry(id:in:)`.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id as AnyHashable?, in: namespace, textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A stretch of the text on which the rotor was put.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(label, id: nil, textRange, prepare: prepare)
  }

  /// A stretch of the text on which the rotor was put.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: nil, textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry: RotorBuildingBlock {
  public var _entries: [_RotorEntry] { [entry] }
}
