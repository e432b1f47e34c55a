import Testing

@testable import EarshotClient

@Suite("A sum tells one content from another")
struct ContentHashTests {
  private func sum(_ parts: [String]) -> String {
    var sum = ContentHash()
    for part in parts { sum.add(part) }
    return sum.text
  }

  @Test("The same parts give the same sum, in 32 hexadecimal digits")
  func same() {
    #expect(sum(["a", "b"]) == sum(["a", "b"]))
    #expect(sum(["a"]).wholeMatch(of: /[0-9a-f]{32}/) != nil)
    #expect(sum([]).wholeMatch(of: /[0-9a-f]{32}/) != nil)
  }

  @Test("Where parts end, their order, and what is empty make a difference")
  func different() {
    let sums = [
      [], [""], ["", ""], ["ab"], ["a", "b"], ["b", "a"], ["", "ab"], ["a", "", "b"],
    ]

    #expect(Set(sums.map(sum)).count == sums.count)
  }

  @Test("Contents that differ in one bit have sums that differ in both halves")
  func bits() {
    var halves: (Set<Substring>, Set<Substring>) = ([], [])
    for bit in 0..<64 {
      var bytes = [UInt8](repeating: 0, count: 8)
      bytes[bit / 8] = 1 << (bit % 8)
      var sum = ContentHash()
      sum.add(bytes)
      halves.0.insert(sum.text.prefix(16))
      halves.1.insert(sum.text.suffix(16))
    }

    #expect(halves.0.count == 64)
    #expect(halves.1.count == 64)
  }
}
