/// No part of a text can be chosen.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// No part of a text can be chosen.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
