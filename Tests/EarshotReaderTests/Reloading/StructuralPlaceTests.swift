import EarshotTree
import Testing

@testable import EarshotReader

@Suite("The place of a stop outlives a change of types")
struct StructuralPlaceTests {
  @Test(
    "What stands in braces is left out, except in the name of a row",
    arguments: [
      ("/0{vbkdr8}/0/1", "/0/0/1", ""),
      ("/0/[Ada]/0/[Bo{2}]/1", "/0/[Ada]/0/[Bo{2}]/1", "/0/[Ada]/0/[Bo{2}]"),
      ("/0{a}/[b\\/c{d}]/0{e}/1f", "/0/[b\\/c{d}]/0/1f", "/0/[b\\/c{d}]"),
      ("/2{x\\/y}/#cancel", "/2/#cancel", ""), ("/", "/", ""), ("heart", "heart", ""),
    ])
  func place(id: String, path: String, row: String) {
    let place = StructuralPlace(of: AccessibilityElement.ID(rawValue: id))

    #expect(place.path == path)
    #expect(place.row == row)
  }
}
