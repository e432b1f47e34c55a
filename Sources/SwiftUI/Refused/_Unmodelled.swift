#if !canImport(Darwin)
  /// Stands for a value of a type that is not modelled, so that code around a refused name is
  /// understood and the refusal is the only error; no program that compiles has one.
  @dynamicMemberLookup @dynamicCallable
  public struct _Unmodelled: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// Several of them.
    public init(arrayLiteral elements: _Unmodelled...) {}

    init() {}

    /// What it names is not modelled either.
    public subscript(dynamicMember name: String) -> _Unmodelled { self }

    /// What it makes is not modelled either.
    @discardableResult
    public func dynamicallyCall(
      withKeywordArguments arguments: KeyValuePairs<String, Any>
    ) -> _Unmodelled { self }

    /// What it makes of members that are not modelled is not modelled either.
    @_disfavoredOverload
    @discardableResult
    public func dynamicallyCall(
      withKeywordArguments arguments: KeyValuePairs<String, _Unmodelled>
    ) -> _Unmodelled { self }
  }
#endif
