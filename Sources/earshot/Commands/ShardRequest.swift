import EarshotScenarios
import Glibc

/// The part of the transcripts that is asked for: by the call, or else by Bazel.
struct ShardRequest {
  /// What Bazel tells a test that it spreads over several runs.
  enum Variable: String, CaseIterable {
    case total = "TEST_TOTAL_SHARDS"
    case index = "TEST_SHARD_INDEX"
    case statusFile = "TEST_SHARD_STATUS_FILE"
  }

  private let shard: Shard?
  private let variables: [Variable: String]

  init(of call: CommandLineArguments, environment: [Variable: String]) {
    shard = call.shard
    variables = environment
  }

  /// What this process was told by Bazel, if anything.
  static var environment: [Variable: String] {
    Variable.allCases.reduce(into: [:]) { variables, variable in
      variables[variable] = getenv(variable.rawValue).map { String(cString: $0) }
    }
  }

  /// The part to play, nil for all; where Bazel asks, it is told that it is being heeded.
  func answer() throws(CommandLineError) -> Shard? {
    if let shard { return shard }
    guard let total = variables[.total] else {
      guard let other = variables.keys.min(by: { $0.rawValue < $1.rawValue }) else { return nil }
      throw CommandLineError("\(other.rawValue) is set, and \(Variable.total.rawValue) is not")
    }
    let index = variables[.index] ?? ""
    guard let count = Int(total), let number = Int(index), number < count,
      let shard = Shard(number + 1, of: count)
    else {
      throw CommandLineError(
        "\(Variable.total.rawValue) is '\(total)' and \(Variable.index.rawValue) '\(index)', "
          + "which is no part of the transcripts")
    }
    if let file = variables[.statusFile] { try touch(file) }
    return shard
  }

  private func touch(_ file: String) throws(CommandLineError) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw CommandLineError("cannot write '\(file)': \(String(cString: strerror(errno)))")
    }
    close(descriptor)
  }
}
