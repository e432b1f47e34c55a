/// What the menu around a message offers below it.
enum PopoverEntry: String, CaseIterable {
  case reply = "Reply"
  case copy = "Copy"
  case unsend = "Unsend"

  var title: String { rawValue }

  /// The name of the picture beside the title.
  var symbol: String {
    switch self {
    case .reply: "arrowshape.turn.up.left.fill"
    case .copy: "doc.on.doc.fill"
    case .unsend: "location.slash.circle.fill"
    }
  }
}
