import EarshotTree

extension DrawnPart {
  /// What somebody who looks at the screen would call the part, with the view type that it is in.
  var look: String {
    if let words { return words }
    return viewName.map { "\(kind.look) in \($0)" } ?? kind.look
  }

  /// The name of the view type of the app in which the part is written; nil also where the compiler
  /// made it up, as for the view of a preview.
  var viewName: String? {
    view.flatMap { name in
      let isWritten = name.unicodeScalars.allSatisfy {
        $0 == "_" || $0 == "." || $0.properties.isXIDContinue
      }
      return isWritten ? name : nil
    }
  }
}

extension DrawnPart.Kind {
  /// What it looks like to somebody who does not know what it is for.
  var look: String {
    switch self {
    case .asset(let name), .symbol(let name): "the picture \(name)"
    case .decoration, .picture: "a picture"
    case .shape: "a shape"
    case .text: "a text"
    case .control: "a control"
    }
  }
}
