import EarshotTree

/// What kind of thing an element is, in SwiftUI's words.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as the bits of `UIAccessibilityTraits`.
  public let rawValue: UInt64

  /// Takes bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ traits: TreeTraits) { rawValue = traits.rawValue }

  /// A bit that iOS does not use; the trait is a property of a container and not of an element.
  private static let modalBit: UInt64 = 1 << 63

  var tree: TreeTraits { TreeTraits(rawValue: rawValue & ~Self.modalBit) }

  /// The element acts when it is activated.
  public static let isButton = Self(.button)
  /// The element heads the content that follows.
  public static let isHeader = Self(.header)
  /// The element is the chosen one among others.
  public static let isSelected = Self(.selected)
  /// The element leads elsewhere.
  public static let isLink = Self(.link)
  /// The element is a field that searches.
  public static let isSearchField = Self(.searchField)
  /// The element is a picture.
  public static let isImage = Self(.image)
  /// Activating the element plays a sound of its own.
  public static let playsSound = Self(.playsSound)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = Self(.keyboardKey)
  /// The element is text that does not change.
  public static let isStaticText = Self(.staticText)
  /// The element sums up the state of the app when it starts.
  public static let isSummaryElement = Self(.summaryElement)
  /// The words change too often to be announced each time.
  public static let updatesFrequently = Self(.updatesFrequently)
  /// Activating the element starts audio or video.
  public static let startsMediaSession = Self(.startsMediaSession)
  /// Touches reach the element directly.
  public static let allowsDirectInteraction = Self(.allowsDirectInteraction)
  /// Reading past the element turns the page.
  public static let causesPageTurn = Self(.causesPageTurn)
  /// The element is a bar of tabs.
  public static let isTabBar = Self(.tabBar)
  /// The view hides what lies beside it.
  public static let isModal = Self(rawValue: modalBit)
  /// The element can be switched on and off.
  public static let isToggle = Self(.switchButton)
}

/// The traits of the tree, which share their name with SwiftUI's.
typealias TreeTraits = EarshotTree.AccessibilityTraits

/// Adds traits.
struct TraitsAddition: ElementChange {
  static var rule: UIRule { .traits }
  let traits: TreeTraits

  func apply(to element: ResolvedElement) { element.traits.formUnion(traits) }

  func apply(to container: inout AccessibilityContainer) {
    if traits.contains(.tabBar) { container.kind = .tabBar }
  }
}

/// Adds traits to elements, and makes what is modal a container that is.
public struct TraitsAdditionModifier {
  let traits: AccessibilityTraits
}

extension TraitsAdditionModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let addition = ElementChangeModifier(change: TraitsAddition(traits: modifier.traits.tree))
    let items = ElementChangeModifier._resolve(addition, of: content, in: &context)
    let isModal = modifier.traits.contains(.isModal) && !DrawingWalk.isOn
    return isModal ? [modal(items, in: context)] : items
  }

  @MainActor
  private static func modal(
    _ items: [_ResolvedItem], in context: _ResolveContext
  ) -> _ResolvedItem {
    var item: _ResolvedItem
    if let only = items.first, items.count == 1, case .container = only.kind {
      item = only
    } else {
      item = ChildBehaviorModifier.container(of: items, in: context)
    }
    guard case .container(var container, let items) = item.kind else { return item }
    container.kind = .modal
    item.kind = .container(container, items)
    return item
  }
}

/// Takes traits away.
struct TraitsRemoval: ElementChange {
  static var rule: UIRule { .traits }
  let traits: TreeTraits

  func apply(to element: ResolvedElement) { element.traits.subtract(traits) }
}

extension View {
  /// Adds traits.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, TraitsAdditionModifier
  > {
    modifier(TraitsAdditionModifier(traits: traits))
  }

  /// Takes traits away.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, ElementChangeModifier>
  {
    modifier(ElementChangeModifier(change: TraitsRemoval(traits: traits.tree)))
  }
}
