/// The places to which a rotor leads.
public protocol AccessibilityRotorContent {
  /// The type of the content that describes this one.
  associatedtype Body: AccessibilityRotorContent

  /// The content that describes this one.
  @AccessibilityRotorContentBuilder var body: Body { get }

  /// The places in order.
  var _entries: [_RotorEntry] { get }
}

extension AccessibilityRotorContent {
  /// The places that the body describes.
  public var _entries: [_RotorEntry] { body._entries }
}

extension Never: AccessibilityRotorContent {
  /// There is no value to describe.
  public var _entries: [_RotorEntry] { [] }
}

/// Content that says itself what places there are.
protocol RotorBuildingBlock: AccessibilityRotorContent where Body == Never {}

extension RotorBuildingBlock {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is a building block of rotor content")
  }
}

/// Places of a rotor that are known.
public struct _RotorEntries {
  let entries: [_RotorEntry]
}

extension _RotorEntries: RotorBuildingBlock {
  public var _entries: [_RotorEntry] { entries }
}

extension ForEach: RotorBuildingBlock, AccessibilityRotorContent
where Content: AccessibilityRotorContent {
  public var _entries: [_RotorEntry] { data.flatMap { content($0)._entries } }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Places for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Places for each element, told apart by its identity.
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
