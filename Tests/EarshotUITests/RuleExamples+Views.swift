@testable import EarshotUI

extension RuleExamples {
  static let views: [UIRule: AnyView] = [
    .text: AnyView(Text("Send")),
    .imageAsset: AnyView(Image("newspaper")),
    .imageSymbol: AnyView(Image(systemName: "trash")),
    .asyncImage: AnyView(AsyncImage(url: nil) { _ in Text("Ana") }),
    .button: AnyView(Button("Send") {}),
    .labelAttributes: AnyView(
      Button {
      } label: {
        Text("Volume").accessibilityValue("Loud")
      }),
    .shape: AnyView(Circle().accessibilityLabel("Online")),
  ]
}
