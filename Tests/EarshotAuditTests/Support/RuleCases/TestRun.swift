/// The call by which tests run.
enum TestRun {
  /// Whether all tests run, so that what was not met is not there.
  static let isWhole = !CommandLine.arguments.contains { argument in
    ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
  }
}
