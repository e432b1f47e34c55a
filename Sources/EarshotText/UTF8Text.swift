/// Bytes read as text, without repairing what is broken.
package enum UTF8Text {
  /// Where bytes stop being text.
  package struct Fault: Error, Hashable, Sendable {
    /// The line of the first broken byte, from 1.
    package let line: Int
    /// The place of the first broken byte in its line, in Unicode scalars from 1.
    package let column: Int
  }

  /// Decodes bytes, without the byte order mark that may stand before them.
  package static func decode(_ bytes: some Collection<UInt8>) throws(Fault) -> String {
    let content = bytes.dropFirst(markLength(in: bytes))
    guard let text = String(validating: content, as: UTF8.self) else { throw fault(in: content) }
    return text
  }

  /// How many bytes the mark takes that some editors put in front: three, or none without one.
  package static func markLength(in bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private static func fault(in bytes: some Sequence<UInt8>) -> Fault {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var line = 1
    var column = 1
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      let isEnd = scalar.elementsEqual(CollectionOfOne(0x0A))
      line += isEnd ? 1 : 0
      column = isEnd ? 1 : column + 1
    }
    return Fault(line: line, column: column)
  }
}
