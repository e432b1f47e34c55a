import EarshotReader
import EarshotText
import EarshotUI

/// A setting of the device that reaches the views, or of what is shown of them.
enum EnvironmentSetting: Hashable, CustomStringConvertible {
  /// Whether somebody asked that things fade instead of moving.
  case reduceMotion(Bool)
  /// In which order custom actions are offered.
  case actionsOrder(ActionsOrder)
  /// Whether what the app prints is shown among what is heard.
  case appOutput(Bool)

  private enum Name: String, CaseIterable {
    case reduceMotion = "reduce-motion"
    case actionsOrder = "actions-order"
    case appOutput = "app-output"
  }

  init(name: String, value: String) throws(SessionError) {
    guard let known = Name(rawValue: name) else {
      let names = Name.allCases.map(\.rawValue) + ReaderSetting.allCases.map(\.rawValue)
      throw .refused(
        "unknown setting \(PrintableText.quoting(name))\(NearestName.help(for: name, among: names))"
      )
    }
    switch known {
    case .reduceMotion: self = .reduceMotion(try Self.isOn(value, of: name))
    case .actionsOrder: self = .actionsOrder(try Self.order(value, of: name))
    case .appOutput: self = .appOutput(try Self.isOn(value, of: name))
    }
  }

  var description: String {
    switch self {
    case .reduceMotion(let isOn): "\(Name.reduceMotion.rawValue) \(isOn ? "on" : "off")"
    case .actionsOrder(let order): "\(Name.actionsOrder.rawValue) \(order.rawValue)"
    case .appOutput(let isOn): "\(Name.appOutput.rawValue) \(isOn ? "on" : "off")"
    }
  }

  /// What the setting is for, as one sentence.
  var help: String {
    switch self {
    case .reduceMotion: "Asks that things do not move."
    case .actionsOrder: "Offers custom actions last written first, or as written."
    case .appOutput:
      "Shows what the app prints; off, it goes to standard error."
    }
  }

  /// What is set now; a tree from a file has no views that could be asked to be otherwise.
  @MainActor
  static func current(of views: ViewSource?, showing output: AppOutput) -> [EnvironmentSetting] {
    let ofViews: [EnvironmentSetting] =
      views.map {
        [
          .reduceMotion($0.environment.accessibilityReduceMotion),
          .actionsOrder($0.environment._accessibilityActionsOrder),
        ]
      } ?? []
    return ofViews + [.appOutput(output.isTaken)]
  }

  @MainActor
  func apply(to views: ViewSource?, showing output: AppOutput) throws(SessionError) {
    if case .appOutput(let isOn) = self {
      output.isTaken = isOn
      return
    }
    guard let views else {
      throw .refused("'set \(self)' changes views, and a tree from a file has none")
    }
    switch self {
    case .reduceMotion(let isOn): views.environment.accessibilityReduceMotion = isOn
    case .actionsOrder(let order): views.environment._accessibilityActionsOrder = order
    case .appOutput: break
    }
  }

  private static func isOn(_ value: String, of name: String) throws(SessionError) -> Bool {
    guard value == "on" || value == "off" else {
      throw .refused("'set \(name)' needs 'on' or 'off'")
    }
    return value == "on"
  }

  private static func order(
    _ value: String, of name: String
  ) throws(SessionError) -> ActionsOrder {
    guard let order = ActionsOrder(rawValue: value) else {
      throw .refused("'set \(name)' needs 'ios' or 'declared'")
    }
    return order
  }
}
