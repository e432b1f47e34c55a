import EarshotTree

/// One of the options of a picker.
struct PickerOption<Value: Hashable> {
  /// What is seen and heard of the option.
  var elements: [ResolvedElement]
  /// What choosing it means; nil where it has no tag of the right type, and so can not be chosen.
  let value: Value?

  var words: String? { elements.words }

  /// The options among elements: neighbours with the same tag are one.
  static func all(among elements: [ResolvedElement]) -> [PickerOption] {
    var options: [PickerOption] = []
    var latest: AnyHashable?
    for element in elements {
      if let latest, latest == element.tag, !options.isEmpty {
        options[options.count - 1].elements.append(element)
      } else {
        options.append(
          PickerOption(elements: [element], value: element.tag.flatMap { $0.base as? Value }))
      }
      latest = element.tag
    }
    return options
  }
}
