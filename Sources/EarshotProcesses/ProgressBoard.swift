/// What a process is doing, in memory that outlives it.
package struct ProgressBoard {
  private static let numberOffset = 0
  private static let lengthOffset = 8
  private static let placeLengthOffset = 16
  private static let finishOffset = 24
  private static let textOffset = 32
  private static let placeOffset = 2_048
  private static let noteLengthOffset = 4_096
  private static let noteOffset = 4_104

  /// How much memory has room for everything, a note as well.
  package static let size = 1 << 18

  private let page: SharedPage

  /// Looks at memory that is shared.
  package init(on page: SharedPage) { self.page = page }

  /// How often something was begun or ended; odd while something is being done.
  package var number: Int { page.bytes.load(fromByteOffset: Self.numberOffset, as: Int.self) }

  /// Whether something is being done.
  package var isBusy: Bool { !number.isMultiple(of: 2) }

  /// Whether everything has been done that was asked for, so that the process may end.
  package var isFinished: Bool { outcome == Self.finished }

  /// Whether the process ends because code of others has closed what it works with.
  package var isRobbed: Bool { outcome == Self.robbed }

  private static let (finished, robbed) = (1, 2)

  private var outcome: Int { page.bytes.load(fromByteOffset: Self.finishOffset, as: Int.self) }

  /// What is being done, or was done last.
  package var deed: String {
    text(in: Self.textOffset..<Self.placeOffset, lengthAt: Self.lengthOffset)
  }

  /// Where in the code it was when it crashed; empty where nobody could tell.
  package var place: String {
    text(in: Self.placeOffset..<Self.noteLengthOffset, lengthAt: Self.placeLengthOffset)
  }

  /// What is noted for whoever understands it; empty where nothing is, or there was no room.
  package var note: [UInt8] {
    guard page.bytes.count > Self.noteOffset else { return [] }
    let length = page.bytes.load(fromByteOffset: Self.noteLengthOffset, as: Int.self)
    let room = Self.noteOffset..<page.bytes.count
    guard length > 0, length <= room.count else { return [] }
    return Array(page.bytes[room].prefix(length))
  }

  private func text(in room: Range<Int>, lengthAt offset: Int) -> String {
    let length = page.bytes.load(fromByteOffset: offset, as: Int.self)
    let end = room.lowerBound + min(max(length, 0), room.count)
    return String(decoding: page.bytes[room.lowerBound..<end], as: UTF8.self)
  }

  /// Notes what begins; as much of it as there is room for.
  package func begin(_ deed: String) {
    put(deed, in: Self.textOffset..<Self.placeOffset, lengthAt: Self.lengthOffset)
    if !isBusy { advance() }
  }

  /// Notes where in the code it is, without asking for memory, so that a signal handler may do it.
  package func note(place: UnsafeBufferPointer<UInt8>) {
    let count = min(place.count, Self.noteLengthOffset - Self.placeOffset)
    guard count > 0, let source = place.baseAddress, let page = page.bytes.baseAddress else {
      return
    }
    (page + Self.placeOffset).copyMemory(from: source, byteCount: count)
    page.storeBytes(of: count, toByteOffset: Self.placeLengthOffset, as: Int.self)
  }

  /// Notes something for whoever understands it, as a whole or not at all.
  package func keep(note: [UInt8]) {
    guard page.bytes.count > Self.noteOffset else { return }
    let room = Self.noteOffset..<page.bytes.count
    page.bytes.storeBytes(of: 0, toByteOffset: Self.noteLengthOffset, as: Int.self)
    guard note.count <= room.count else { return }
    UnsafeMutableRawBufferPointer(rebasing: page.bytes[room]).copyBytes(from: note)
    page.bytes.storeBytes(of: note.count, toByteOffset: Self.noteLengthOffset, as: Int.self)
  }

  /// Notes that something else is being done, of which nothing else is told.
  package func goOn() {
    guard isBusy else { return }
    advance()
    advance()
  }

  private func put(_ text: String, in room: Range<Int>, lengthAt offset: Int) {
    let bytes = Array(text.utf8.prefix(room.count))
    UnsafeMutableRawBufferPointer(rebasing: page.bytes[room]).copyBytes(from: bytes)
    page.bytes.storeBytes(of: bytes.count, toByteOffset: offset, as: Int.self)
  }

  /// Notes that it has ended.
  package func end() {
    if isBusy { advance() }
  }

  /// Notes that everything has been done that was asked for.
  package func finish() {
    end()
    page.bytes.storeBytes(of: Self.finished, toByteOffset: Self.finishOffset, as: Int.self)
  }

  /// Notes that code of others has closed what the process works with, which therefore ends.
  package func giveUp() {
    page.bytes.storeBytes(of: Self.robbed, toByteOffset: Self.finishOffset, as: Int.self)
  }

  private func advance() {
    page.bytes.storeBytes(of: number &+ 1, toByteOffset: Self.numberOffset, as: Int.self)
  }
}
