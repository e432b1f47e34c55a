import EarshotLocalization
import Foundation

@testable import EarshotUI

extension RuleExamples {
  private static let several = LocalizedEntry(
    .plural([
      .zero: .words("Keine Stimme"), .one: .words("%lld Stimme"), .other: .words("%lld Stimmen"),
    ]))

  private static let tables = Localizations([
    "de": ["Localizable": ["Send": "Senden", "%lld votes": several, "person.bicycle": "Fahrrad"]]
  ])

  private static func german(_ view: some View) -> AnyView {
    AnyView(
      view.environment(\._localizations, tables)
        .environment(\.locale, Locale(identifier: "de_DE")))
  }

  static let words: [UIRule: AnyView] = [
    .textLocalized: german(Text("Send")),
    .textKeyNotFound: german(Text("Reply")),
    .textPlural: german(Text("\(2) votes")),
    .textPluralZero: german(Text("\(0) votes")),
    .imageLocalized: german(Image("person.bicycle")),
  ]
}
