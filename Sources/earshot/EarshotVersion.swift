/// The version of the command.
enum EarshotVersion {
  /// The number, as `--version` prints it.
  static let current = "0.1.0"
}
