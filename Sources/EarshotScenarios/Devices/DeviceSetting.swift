import EarshotReader

/// A setting of a transcript, in the words in which a device offers it.
struct DeviceSetting: Hashable {
  private let name: String
  private let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Takes a setting as it is written: its name, a space and its value.
  init(parsing text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    self.init(words.first ?? "", words.dropFirst().first ?? "")
  }

  /// What to set, or that there is nothing to set.
  var words: String {
    guard let place = DevicePlace.all[name] else {
      return "Nothing to set: '\(name) \(value)' is a setting of Earshot alone."
    }
    let choice = place.choices[value] ?? value
    let remark = place.isAssumed ? " (assumed)" : ""
    return "In Settings, Accessibility, \(place.path), choose: \(choice).\(remark)"
  }

  /// What Earshot takes to be set where a transcript sets nothing.
  static var usual: [Self] {
    ReaderSetting.allCases.filter { DevicePlace.all[$0.rawValue] != nil }
      .map { Self($0.rawValue, $0.word(for: $0.standard)) }
  }
}
