import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Path of an element")
struct ElementPathTests {
  @Test("The steps are what stands between the separators")
  func steps() {
    #expect(ElementPath("/0/2t/[7]/1").steps == ["0", "2t", "[7]", "1"])
    #expect(ElementPath("send").steps == ["send"])
    #expect(ElementPath("/").steps.isEmpty)
  }

  @Test("A separator in the name of a row is no separator, and a mark before a mark is none")
  func escapes() {
    #expect(ElementPath(#"/0/[a\/b]/1"#).steps == ["0", #"[a\/b]"#, "1"])
    #expect(ElementPath(#"/0/[a\\]/1"#).steps == ["0", #"[a\\]"#, "1"])
    #expect(ElementPath(#"/0/[a\b]/1"#).steps == ["0", #"[a\b]"#, "1"])
  }

  @Test("The row is the innermost one, and may be the element itself")
  func row() {
    #expect(ElementPath("/0/[1]/2/[x]/3").row == ElementPath("/0/[1]/2/[x]"))
    #expect(ElementPath("/0/[1]").row == ElementPath("/0/[1]"))
    #expect(ElementPath("/0/1").row == nil)
  }

  @Test("What stands at one place in two rows has one shape")
  func shape() {
    #expect(ElementPath("/0/[1]/2").shape == ElementPath("/0/[5]/2").shape)
    #expect(ElementPath("/0/[1]/2").shape != ElementPath("/0/[5]/3").shape)
  }

  @Test("A path is within itself and what stands around it, and not in what only begins alike")
  func within() {
    let path = ElementPath("/0/12/3")

    #expect(path.isWithin(path))
    #expect(path.isWithin(ElementPath("/0/12")))
    #expect(!path.isWithin(ElementPath("/0/1")))
    #expect(path.parent == ElementPath("/0/12"))
    #expect(ElementPath("/0/12").parent == ElementPath("/0"))
    #expect(ElementPath("/0").parent == nil)
    #expect(path.ancestry == [path, ElementPath("/0/12"), ElementPath("/0")])
  }
}
