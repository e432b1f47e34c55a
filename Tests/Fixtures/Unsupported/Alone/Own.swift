import SwiftUI

// An app's own declarations come before those that are refused.
struct Alert: Identifiable {
  let id: Int
  var text = "a"
}

struct Table<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}

enum Window { case main, other }

struct Settings: View {
  @State private var alert: Alert?
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Table {
      Text("a").navigationSubtitle("b")
      Text("a").mapScope(Window.main)
      Text(alert?.text ?? undoManager.name)
    }
  }
}

struct UndoManager { var name = "c" }

extension EnvironmentValues {
  var undoManager: UndoManager { UndoManager() }
}

extension View {
  func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { navigationTitle(subtitle) }
  func mapScope(_ window: Window) -> some View { tag(window) }
}
