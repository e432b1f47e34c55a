/// A place where a value lives that views read.
protocol StateLocation: AnyObject {
  func removeReader(_ node: EvaluatingNode)
}
