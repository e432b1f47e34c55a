/// How large text is to be, in the form before iOS 15.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual size.
  case large
  /// A little larger than usual.
  case extraLarge
  /// Larger.
  case extraExtraLarge
  /// The largest of the usual ones.
  case extraExtraExtraLarge
  /// The smallest of the large ones.
  case accessibilityMedium
  /// Large.
  case accessibilityLarge
  /// Larger.
  case accessibilityExtraLarge
  /// Still larger.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes that only accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The size in the newer form.
  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[place] }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The size in this form.
  public init(_ dynamicTypeSize: DynamicTypeSize) {
    let place = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 0
    self = Self.allCases[place]
  }
}

extension ContentSizeCategory: Comparable {
  /// A smaller size is less.
  public static func < (left: Self, right: Self) -> Bool { left.place < right.place }
}

extension EnvironmentValues {
  /// How large text is to be, in the form before iOS 15.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
