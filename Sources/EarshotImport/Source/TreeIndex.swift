import EarshotTree

/// What a tree exposes, found by identity.
struct TreeIndex {
  private(set) var list = ElementList()
  /// What was met so far.
  private var elements: [AccessibilityElement] = []
  private(set) var containers: [AccessibilityElement.ID: AccessibilityContainer] = [:]
  private(set) var parents: [AccessibilityElement.ID: AccessibilityElement.ID] = [:]
  private(set) var positions: [AccessibilityElement.ID: AccessibilityPosition] = [:]
  private(set) var cells: [AccessibilityElement.ID: AccessibilityTableCell] = [:]
  private(set) var rotors: [AccessibilityElement.ID: [TreeNode.Rotor]] = [:]
  /// Elements by their labels; nil where several have one.
  private var labelled: [String: AccessibilityElement.ID?] = [:]

  init(_ document: TreeDocument) {
    let nodes = ReadingOrder(of: document).ordered(document)
    for node in nodes { add(node, in: nil, isPlaced: false) }
    // What surrounds a table and gives places itself is all that is told of places.
    cells = TableCells(of: document, read: elements, table: table).byIdentity
      .filter { positions[$0.key] == nil }
    for index in elements.indices where elements[index].language == nil {
      elements[index].language = document.language
    }
    list = ElementList(elements)
    elements = []
    if rotors.values.contains(where: { !$0.isEmpty }) { noteLabels() }
  }

  /// The place that a result of a rotor names, or else only its words.
  func place(named words: String) -> AccessibilityRotorResult {
    if let element = list[AccessibilityElement.ID(rawValue: words)] {
      return AccessibilityRotorResult(label: nil, target: element.id)
    }
    return AccessibilityRotorResult(label: words, target: labelled[words] ?? nil)
  }

  private mutating func noteLabels() {
    for element in list.elements {
      guard let label = element.label else { continue }
      let isFirst = labelled[label] == nil
      labelled.updateValue(isFirst ? element.id : nil, forKey: label)
    }
  }

  private mutating func add(
    _ node: OrderedNode, in container: AccessibilityElement.ID?, isPlaced: Bool
  ) {
    switch node {
    case .element(let node):
      var element = node.element
      element.rotors = node.rotors.map(\.name)
      rotors[element.id] = node.rotors
      parents[element.id] = container
      elements.append(element)
    case .group(let node, let members, _):
      let inner = open(node, in: container)
      let context = isPlaced ? nil : node.placesMembers
      let start = elements.count
      let givesPlaces = context != nil || node.container == .table
      for member in members { add(member, in: inner, isPlaced: isPlaced || givesPlaces) }
      if let context { placeElements(from: start, in: context, of: node.element.id) }
    }
  }

  /// The container that a group is, or the one around it if it gives no context.
  private mutating func open(
    _ node: TreeNode, in outer: AccessibilityElement.ID?
  ) -> AccessibilityElement.ID? {
    guard let kind = node.containerKind else { return outer }
    let id = node.element.id
    containers[id] = AccessibilityContainer(
      id: id, kind: kind, label: node.element.label, parent: outer)
    return id
  }

  private func table(around id: AccessibilityElement.ID) -> AccessibilityElement.ID? {
    var next = parents[id]
    while let container = next.flatMap({ containers[$0] }) {
      if case .table = container.kind { return container.id }
      next = container.parent
    }
    return nil
  }

  private mutating func placeElements(
    from start: Int, in context: AccessibilityPosition.Context,
    of container: AccessibilityElement.ID
  ) {
    let count = elements.count - start
    for (index, element) in elements[start...].enumerated() {
      positions[element.id] = AccessibilityPosition(
        index + 1, of: count, in: context, container: container)
    }
  }
}

extension TreeNode {
  /// The kind of container that the node is read as; nil for one that gives no context.
  var containerKind: AccessibilityContainer.Kind? {
    switch container {
    case .list: .list
    case .landmark: .landmark
    case .table: .table(rows: rows ?? 0, columns: columns ?? 0)
    case .tabBar: .tabBar
    case .series: .series
    case .group: .group
    case nil where isTabBar: .tabBar
    case nil where isModal: .modal
    case nil: isGroup || element.label != nil ? .group : nil
    }
  }

  /// What elements have a place in that stand below the node.
  ///
  /// A list or landmark is read with its start and end only where the app gave its order.
  fileprivate var placesMembers: AccessibilityPosition.Context? {
    switch container {
    case .series: .series
    case .list: isInGivenOrder ? .list : nil
    case .landmark: isInGivenOrder ? .landmark : nil
    default: isTabBar ? .tabBar : nil
    }
  }

  /// Where nothing is known of frames, the order of the file is the one that was given.
  private var isInGivenOrder: Bool {
    if let order { return order == .explicit }
    return !hasFrames
  }

  private var hasFrames: Bool {
    (children ?? []).contains { $0.element.frame != nil || $0.hasFrames }
  }
}
