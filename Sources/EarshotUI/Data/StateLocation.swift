/// A place where a value lives that views read.
@MainActor
protocol StateLocation: AnyObject {
  func removeReader(_ node: EvaluatingNode)
}
