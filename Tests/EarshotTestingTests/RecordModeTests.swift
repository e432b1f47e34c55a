import EarshotTestKit
import Testing

@Suite("What a test records is asked for by the environment")
struct RecordModeTests {
  @Test(
    "A mode is taken by its name; without one, CI records nothing",
    arguments: [
      (nil, false, TranscriptRecordMode.missing), (nil, true, .never), ("", true, .never),
      ("changed", true, .changed), ("missing", true, .missing), ("never", false, .never),
    ])
  func modes(_ asked: String?, _ isRunByCI: Bool, _ expected: TranscriptRecordMode) throws {
    #expect(try TranscriptRecordMode(asked: asked, isRunByCI: isRunByCI) == expected)
  }

  @Test("A mode that there is not is an error, and nothing is recorded by accident")
  func unknown() {
    let error = #expect(throws: UnknownRecordMode.self) {
      try TranscriptRecordMode(asked: "chnged", isRunByCI: false)
    }

    #expect(
      error?.description
        == "EARSHOT_RECORD is 'chnged', and can be 'missing', 'changed' or 'never'")
  }
}
