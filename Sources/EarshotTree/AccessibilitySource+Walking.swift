extension AccessibilitySource {
  /// Hands over each element from the first to the last, holding one at a time.
  public func forEachElement(_ body: (AccessibilityElement) -> Void) {
    var upcoming = firstElement()
    while let element = upcoming {
      body(element)
      upcoming = self.element(after: element.id)
    }
  }

  /// The containers around an element, innermost first, as deep as anyone nests them on purpose.
  public func containers(around id: AccessibilityElement.ID) -> [AccessibilityContainer] {
    let deepest = 64
    var chain: [AccessibilityContainer] = []
    while chain.count < deepest,
      let container = container(around: chain.last?.id ?? id),
      !chain.contains(where: { $0.id == container.id })
    {
      chain.append(container)
    }
    return chain
  }
}
