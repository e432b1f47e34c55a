/// Marks what says the value of a control, so that it does not become part of its name.
struct ValuePart: Hashable {}

extension View {
  nonisolated func sayingValue() -> some View { tag(ValuePart()) }
}

extension [ResolvedElement] {
  /// Those that say what a control is.
  var withoutValues: [ResolvedElement] { filter { $0.tag != AnyHashable(ValuePart()) } }

  /// Those that say what a control holds.
  var values: [ResolvedElement] { filter { $0.tag == AnyHashable(ValuePart()) } }
}
