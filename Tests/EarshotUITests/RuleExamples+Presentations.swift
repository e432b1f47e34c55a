@testable import EarshotUI

extension RuleExamples {
  static let presentations: [UIRule: AnyView] = [
    .presentation: AnyView(EmptyView().sheet(isPresented: .constant(true)) { Text("sheet") }),
    .alert: AnyView(EmptyView().alert("Saved", isPresented: .constant(true)) {}),
    .dialog: AnyView(EmptyView().confirmationDialog("Sure?", isPresented: .constant(true)) {}),
  ]
}
