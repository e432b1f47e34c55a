import EarshotTree

extension AnyTransition {
  /// What moves while a view comes or goes.
  func motions(of occasion: MotionEvent.Occasion) -> [Movement] {
    effect.motions(isInsertion: occasion != .disappearance)
  }
}

extension AnyTransition.Effect {
  fileprivate func motions(isInsertion: Bool) -> [Movement] {
    switch self {
    case .identity: []
    case .opacity: [Movement(.opacity, .number(0), rest: .number(1))]
    case .scale(let scale, _): [Movement(.scale, .number(scale), rest: .number(1))]
    case .move(let edge), .push(let edge): [.from(edge)]
    case .slide: [.from(isInsertion ? .leading : .trailing)]
    case .offset(let x, let y):
      Movement.offset(.horizontalOffset, x) + Movement.offset(.verticalOffset, y)
    case .combined(let first, let second):
      first.motions(isInsertion: isInsertion) + second.motions(isInsertion: isInsertion)
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).motions(isInsertion: isInsertion)
    case .animated(let effect, let animation):
      effect.motions(isInsertion: isInsertion).map { $0.with(animation) }
    case .blurReplace:
      [
        Movement(.opacity, .number(0), rest: .number(1)),
        Movement(.look, .place("blurred and of another size"), rest: .place("its own")),
      ]
    case .custom:
      [Movement(.look, .place("that of its transition"), rest: .place("its own"))]
    }
  }
}

extension Movement {
  fileprivate static func from(_ edge: Edge) -> Self {
    Self(.position, .place("beyond the \(edge.words) edge"), rest: .place("its place"))
  }

  fileprivate static func offset(
    _ property: MotionEvent.Property, _ distance: Double
  ) -> [Self] {
    distance == 0 ? [] : [Self(property, .number(distance), rest: .number(0))]
  }
}

extension Edge {
  fileprivate var words: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}
