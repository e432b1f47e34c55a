import XCTest

/// What does not hold, handed to XCTest.
enum Issues {
  /// Fails the test at its line; nil where everything holds.
  static func report(_ failure: String?, at location: CodeLocation) {
    guard let failure else { return }
    XCTFail(failure, file: location.filePath.text, line: UInt(location.line))
  }
}
