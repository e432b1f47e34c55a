/// What a process is doing, in memory that outlives it.
package struct ProgressBoard {
  private static let numberOffset = 0
  private static let lengthOffset = 8
  private static let textOffset = 16

  private let page: SharedPage

  /// Looks at memory that is shared.
  package init(on page: SharedPage) { self.page = page }

  /// How often something was begun or ended; odd while something is being done.
  package var number: Int { page.bytes.load(fromByteOffset: Self.numberOffset, as: Int.self) }

  /// Whether something is being done.
  package var isBusy: Bool { !number.isMultiple(of: 2) }

  /// What is being done, or was done last.
  package var deed: String {
    let length = page.bytes.load(fromByteOffset: Self.lengthOffset, as: Int.self)
    let end = Self.textOffset + min(max(length, 0), SharedPage.size - Self.textOffset)
    return String(decoding: page.bytes[Self.textOffset..<end], as: UTF8.self)
  }

  /// Notes what begins; as much of it as there is room for.
  package func begin(_ deed: String) {
    let text = deed.utf8.prefix(SharedPage.size - Self.textOffset)
    UnsafeMutableRawBufferPointer(rebasing: page.bytes[Self.textOffset...])
      .copyBytes(from: Array(text))
    page.bytes.storeBytes(of: text.count, toByteOffset: Self.lengthOffset, as: Int.self)
    if !isBusy { advance() }
  }

  /// Notes that it has ended.
  package func end() {
    if isBusy { advance() }
  }

  private func advance() {
    page.bytes.storeBytes(of: number + 1, toByteOffset: Self.numberOffset, as: Int.self)
  }
}
