@testable import EarshotUI

extension RuleExamples {
  static let touches: [UIRule: AnyView] = [
    .tapGesture: AnyView(Text("Photo").onTapGesture {}),
    .longPressGesture: AnyView(Text("Photo").onLongPressGesture {}),
    .touchesIgnored: AnyView(Text("Photo").allowsHitTesting(false)),
    .overlay: AnyView(Color.red.overlay { Text("above") }),
    .background: AnyView(Color.red.background { Text("below") }),
  ]
}
