@testable import EarshotUI

extension RuleExamples {
  static let presentations: [UIRule: AnyView] = [
    .presentation: AnyView(EmptyView().sheet(isPresented: .constant(true)) { Text("sheet") }),
    .alert: AnyView(EmptyView().alert("Saved", isPresented: .constant(true)) {}),
    .dialog: AnyView(EmptyView().confirmationDialog("Sure?", isPresented: .constant(true)) {}),
    .grabber: grabber,
    .grabberWords: grabber,
    .fileChoice: AnyView(
      EmptyView().fileImporter(isPresented: .constant(true), allowedContentTypes: [.pdf]) { _ in }),
  ]

  private static var grabber: AnyView {
    AnyView(
      EmptyView().sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDragIndicator(.visible)
      })
  }
}
