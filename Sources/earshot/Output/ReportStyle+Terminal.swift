import EarshotScenarios

extension ReportStyle {
  /// Coloured on a terminal that obeys, unless the variable `NO_COLOR` is set to anything but
  /// nothing.
  init(isTerminal: Bool, noColor: UnsafePointer<CChar>?) {
    let isUnwanted = noColor.map { $0.pointee != 0 } ?? false
    self = isTerminal && !isUnwanted && !TerminalKind.isDumb ? .coloured : .plain
  }
}
