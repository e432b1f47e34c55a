import Testing

@testable import EarshotProcesses

@Suite("A new process finds only the variables that it may")
struct ProcessEnvironmentTests {
  @Test("A name is kept if it is among those given, or begins as one that ends in a star")
  func keeping() {
    let environment = ProcessEnvironment([
      "PATH=/bin", "PATHS=/bin", "LC_ALL=C", "LC_=odd", "TOKEN=PATH=/bin", "NOTHING", "=", "",
    ])

    #expect(
      environment.keeping(only: ["PATH", "LC_*"]).words == ["PATH=/bin", "LC_ALL=C", "LC_=odd"])
    #expect(environment.keeping(only: []).words == [])
  }

  @Test("A value may have an equals sign in it, and be empty")
  func value() {
    let environment = ProcessEnvironment(["A=b=c", "EMPTY="])

    #expect(environment["A"] == "b=c")
    #expect(environment["EMPTY"] == "")
    #expect(environment["B"] == nil)
  }

  @Test("No backtrace is printed unless somebody asked for one")
  func backtrace() {
    #expect(
      ProcessEnvironment(["A=b"]).withoutBacktrace.words == ["A=b", "SWIFT_BACKTRACE=enable=no"])
    #expect(
      ProcessEnvironment(["SWIFT_BACKTRACE=enable=yes"]).withoutBacktrace.words
        == ["SWIFT_BACKTRACE=enable=yes"])
  }
}
