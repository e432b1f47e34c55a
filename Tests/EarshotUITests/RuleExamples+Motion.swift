import struct Foundation.CGFloat

@testable import EarshotUI

extension RuleExamples {
  static let motion: [UIRule: AnyView] = [
    .scaledToNothing: AnyView(Text("Photo").scaleEffect(0))
  ]
}
