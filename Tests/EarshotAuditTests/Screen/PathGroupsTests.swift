import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Groups of paths")
struct PathGroupsTests {
  @Test("All that stands at one place is one thing")
  func wholeStack() {
    let groups = PathGroups.groups(of: ["/0/1/0", "/0/1/1"], among: ["/0/0", "/0/1/0", "/0/1/1"])

    #expect(groups == [["/0/1/0", "/0/1/1"]])
  }

  @Test("What stands among others is a thing of its own")
  func amongOthers() {
    let groups = PathGroups.groups(of: ["/0/0", "/0/2"], among: ["/0/0", "/0/1", "/0/2"])

    #expect(groups == [["/0/0"], ["/0/2"]])
  }

  @Test("Rows of a list are one thing if all of them are meant")
  func rows() {
    let rows: [AccessibilityElement.ID] = ["/0/[1]/0", "/0/[2]/0"]

    #expect(PathGroups.groups(of: rows, among: rows + ["/1"]) == [rows])
    #expect(PathGroups.groups(of: ["/0/[1]/0"], among: rows) == [["/0/[1]/0"]])
  }

  @Test("Identities without structure stay apart")
  func flat() {
    #expect(PathGroups.groups(of: ["a", "b"], among: ["a", "b"]) == [["a"], ["b"]])
  }

  @Test("The order is that of the first of each group")
  func order() {
    let groups = PathGroups.groups(
      of: ["/1/0", "/0/0", "/1/1"], among: ["/1/0", "/0/0", "/0/1", "/1/1"])

    #expect(groups == [["/1/0", "/1/1"], ["/0/0"]])
  }
}
