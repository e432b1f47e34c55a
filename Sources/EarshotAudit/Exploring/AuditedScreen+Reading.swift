public import EarshotReader
public import EarshotTree

extension AuditedScreen {
  /// How much of a screen is looked at.
  public struct Limits: Hashable, Sendable {
    /// No more elements than this, from the first on.
    public var elements: Int
    /// No more drawn rows than this of each list.
    public var rows: Int
    /// No more elements than this of the opened screen are asked for their names and words.
    public var overview: Int

    /// Sets limits.
    public init(elements: Int = 500, rows: Int = 50, overview: Int = 2_000) {
      self.elements = elements
      self.rows = rows
      self.overview = overview
    }
  }

  /// Looks at a screen as it stands; the cursor stays where it is.
  @MainActor
  public init(
    reading reader: ScreenReader, limits: Limits = Limits(),
    bounds: AccessibilityFrame = .nominalScreen
  ) {
    self.init(reading: reader, limits: limits, bounds: bounds, before: nil)
  }

  /// Looks at a screen again; what is exposed as before is taken over.
  @MainActor
  init(
    reading reader: ScreenReader, limits: Limits, bounds: AccessibilityFrame,
    before: AuditedScreen?
  ) {
    let source = reader.source
    source.settle()
    var elements: [AuditedElement] = []
    var upcoming = source.firstElement()
    while let element = upcoming, elements.count < limits.elements {
      elements.append(AuditedElement(element, in: reader, before: before?[element.id]))
      upcoming = source.element(after: element.id)
    }
    self.init(
      elements: elements, drawn: source.drawnContent(rowLimit: limits.rows),
      language: reader.settings.defaultLanguage, bounds: bounds, elementsLeftOut: upcoming != nil)
  }
}

extension AuditedElement {
  @MainActor
  fileprivate init(
    _ element: AccessibilityElement, in reader: ScreenReader, before: AuditedElement?
  ) {
    let source = reader.source
    let containers = source.containers(around: element.id)
    let isAsBefore = before?.element == element && before?.containers == containers
    let known = isAsBefore && !containers.contains(where: \.givesPlaces) ? before : nil
    self.init(
      element, containers: containers, responses: source.responses(of: element.id),
      rules: known?.rules ?? source.rules(shaping: element.id).map(\.id),
      spoken: known?.spoken ?? reader.description(of: element))
  }
}

extension AccessibilityContainer {
  /// Whether what is said of a member tells its place, which changes with what is around it.
  fileprivate var givesPlaces: Bool {
    switch kind {
    case .list, .landmark, .table, .tabBar, .series: true
    case .group, .modal: false
    }
  }
}
