import EarshotTree

/// What a picker exposes.
struct PickerElements<Label: View, Value: Hashable, Options: View> {
  let label: Label
  let options: Options
  let chosen: Value
  let selection: Binding<Value>
  let presentation: PickerPresentation
  let isOpen: Bool
  let opening: Binding<Bool>
}

extension PickerElements: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.isLazy = false
    context.updateChild(view.label)
    let outside = context.environment
    context.environment.tagsRows = true
    context.updateChild(view.options)
    context.environment = outside
  }

  static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let label = context.resolveChild()
    let options = PickerOption<Value>.all(among: context.resolveChild().heardElements)
    switch view.presentation {
    case .menu: return view.menu(label, options, in: context)
    case .wheel: return [.element(view.wheel(label.heardElements.words, options, in: context))]
    case .segments: return [view.segments(options, in: context)]
    case .inline:
      let title = context.environment.labelsAreHidden || context.environment.isInMenu ? [] : label
      return title + view.items(options, in: context)
    }
  }

  @MainActor
  private func menu(
    _ label: [_ResolvedItem], _ options: [PickerOption<Value>], in context: _ResolveContext
  ) -> [_ResolvedItem] {
    let opening = opening
    let element = holder(label.heardElements.words, options, .pickerMenu, in: context)
    element.traits.formUnion(.popUpButton)
    element.hint = SystemHint.opensPicker
    element.valueYieldsToLabel = true
    element.activation = { opening.wrappedValue = true }
    let button = element.asControl(around: context.environment.labelsAreHidden ? [] : label)
    guard isOpen else { return button }
    let menu = OpenMenu.over(element, items: items(options, in: context)) {
      opening.wrappedValue = false
    }
    return button + [menu]
  }

  @MainActor
  private func wheel(
    _ label: String?, _ options: [PickerOption<Value>], in context: _ResolveContext
  ) -> ResolvedElement {
    let element = holder(label, options, .pickerWheel, in: context)
    let values = options.compactMap(\.value)
    element.traits.formUnion([.pickerItem, .adjustable])
    element.adjustment = { [selection] direction in
      guard let place = values.firstIndex(of: selection.wrappedValue) else {
        if let first = values.first { selection.wrappedValue = first }
        return
      }
      let next = place + (direction == .increment ? 1 : -1)
      if values.indices.contains(next) { selection.wrappedValue = values[next] }
    }
    return element
  }

  @MainActor
  private func segments(
    _ options: [PickerOption<Value>], in context: _ResolveContext
  ) -> _ResolvedItem {
    let id = AccessibilityElement.ID(rawValue: "\(context.id.rawValue)/#segments")
    return _ResolvedItem(
      .container(
        AccessibilityContainer(id: id, kind: .series),
        items(options, in: context, .pickerSegments)
          .adjusting { $0.with(.pickerSegmentsUnlabelled) { _ in } }))
  }

  /// The element that stands for the whole picker.
  @MainActor
  private func holder(
    _ label: String?, _ options: [PickerOption<Value>], _ rule: UIRule, in context: _ResolveContext
  ) -> ResolvedElement {
    let element = context.makeElement(rule)
    element.label = label
    element.value = options.first { $0.value == chosen }?.words
    element.draw(as: .control, words: element.value)
    if !context.environment.isEnabled { element.disable() }
    return element
  }

  @MainActor
  private func items(
    _ options: [PickerOption<Value>], in context: _ResolveContext, _ rule: UIRule = .pickerOption
  ) -> [_ResolvedItem] {
    options.flatMap { option -> [_ResolvedItem] in
      guard let first = option.elements.first else { return [] }
      let seen = DrawingWalk.isOn ? option.elements : [first]
      let items = seen.map { part in
        _ResolvedItem.element(part.with(rule) { element($0, offers: option, in: context) })
      }
      return DrawingWalk.isOn ? items.taken(inBy: [.element(first)].standIns) : items
    }
  }

  @MainActor
  private func element(
    _ element: ResolvedElement, offers option: PickerOption<Value>, in context: _ResolveContext
  ) {
    element.label = option.words
    element.tag = nil
    element.traits = element.traits.intersection(.notEnabled).union(.button)
    if option.value == chosen { element.traits.insert(.selected) }
    if !context.environment.isEnabled { element.disable() }
    element.activation = option.value.map { [selection] value in
      { selection.wrappedValue = value }
    }
  }
}
