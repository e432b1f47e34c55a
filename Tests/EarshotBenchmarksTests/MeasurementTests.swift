import Testing

@testable import EarshotBenchmarks

@Suite("Measurements take turns and the middle")
struct MeasurementTests {
  @Test("Two pieces of work take turns, and the first batch of each does not count")
  func alternates() {
    var order = ""

    let measured = Measurement.alternate(batches: 2, of: 2) {
      order += "a"
    } _: {
      order += "b"
    }

    #expect(order == "aabbaabbaabb")
    #expect(measured.first.samples.count == 2)
    #expect(measured.second.samples.count == 2)
  }

  @Test("The median is the middle, or lies between the two in the middle")
  func median() {
    #expect(Measurement.median(of: [.seconds(9), .seconds(1), .seconds(2)]) == .seconds(2))
    #expect(Measurement.median(of: [.seconds(1), .seconds(4)]) == .milliseconds(2_500))
    #expect(Measurement.median(of: []) == .zero)
  }
}
