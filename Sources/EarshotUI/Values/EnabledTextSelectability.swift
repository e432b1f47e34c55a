/// A part of a text can be chosen.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A part of a text can be chosen.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
