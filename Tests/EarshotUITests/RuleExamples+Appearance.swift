import EarshotTree

@testable import EarshotUI

extension RuleExamples {
  static let appearance: [UIRule: AnyView] = [
    .textMarkup: AnyView(Text("**Bold**")),
    .textAgreement: AnyView(Text("^[2 vote](inflect: true)")),
    .textCase: AnyView(Text("Today").textCase(.uppercase)),
    .imageMadeAtRunTime: AnyView(Image(madeAtRunTimeWithLabel: nil)),
    .redacted: AnyView(Text("Name").redacted(reason: .placeholder)),
    .inset: AnyView(Color.red.safeAreaInset(edge: .bottom) { Text("Bar") }),
  ]
}
