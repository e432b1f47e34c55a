import EarshotReader
import EarshotText
import EarshotUI

/// A setting of the device that reaches the views.
enum EnvironmentSetting: Hashable, CustomStringConvertible {
  /// Whether somebody asked that things fade instead of moving.
  case reduceMotion(Bool)
  /// In which order custom actions are offered.
  case actionsOrder(ActionsOrder)

  private enum Name: String, CaseIterable {
    case reduceMotion = "reduce-motion"
    case actionsOrder = "actions-order"
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
    }
  }

  var description: String {
    switch self {
    case .reduceMotion(let isOn): "\(Name.reduceMotion.rawValue) \(isOn ? "on" : "off")"
    case .actionsOrder(let order): "\(Name.actionsOrder.rawValue) \(order.rawValue)"
    }
  }

  @MainActor
  func apply(to source: ViewSource) {
    switch self {
    case .reduceMotion(let isOn): source.environment.accessibilityReduceMotion = isOn
    case .actionsOrder(let order): source.environment._accessibilityActionsOrder = order
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
