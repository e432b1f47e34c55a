@testable import EarshotUI

extension RuleExamples {
  static let search: [UIRule: AnyView] = [
    .searchEntry: AnyView(NavigationStack { Text("fruit").searchable(text: .constant("")) })
  ]
}
