import EarshotJSON
import EarshotTestSupport
import Testing

@Suite("What is written is read back")
struct JSONRoundTripTests {
  @Test("Random documents with strings of every kind are read back as they were", arguments: 0..<8)
  func documents(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<250 {
      let value = Self.value(depth: 4, using: &generator)

      let bytes = value.encoded()
      let read = try JSONValue(parsing: bytes)

      #expect(read == value)
      #expect(read.encoded() == bytes)
    }
  }

  @Test("Random finite numbers are read back exactly")
  func numbers() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }

      #expect(try JSONValue(parsing: JSONValue.number(number).encoded()) == .number(number))
    }
  }

  private static func value(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &generator) {
    case 0: return .string(text(using: &generator))
    case 1: return .number(Double(Int.random(in: -1_000...1_000, using: &generator)) / 8)
    case 2: return .boolean(Bool.random(using: &generator))
    case 3: return .null
    case 4:
      return .array(
        (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
          value(depth: depth - 1, using: &generator)
        })
    default:
      return .object(
        (0..<Int.random(in: 0..<25, using: &generator)).map { index in
          JSONValue.Member(
            key: "\(text(using: &generator))\(index)",
            value: value(depth: depth - 2, using: &generator))
        })
    }
  }

  private static func text(using generator: inout SeededGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x00...0x1F, 0x7F...0x9F, 0x22...0x22, 0x5C...0x5C, 0x300...0x36F,
      0x590...0x6FF, 0x200B...0x206F, 0xD700...0xE100, 0xFDD0...0xFFFF, 0x1F1E6...0x1F6FF,
      0xE0000...0xE007F, 0x10FF00...0x10FFFF,
    ]
    return (0..<Int.random(in: 0..<20, using: &generator)).reduce(into: "") { text, _ in
      let range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
      let value = UInt32.random(in: range, using: &generator)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
  }
}
