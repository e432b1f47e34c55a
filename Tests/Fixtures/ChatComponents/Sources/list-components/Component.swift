import EarshotUI

/// A view of the client package under the name of its file.
@MainActor
struct Component {
  let name: String
  let open: () -> ViewSource

  init(_ name: String, _ view: @autoclosure @escaping () -> some View) {
    self.name = name
    open = { ViewSource(view()) }
  }
}
