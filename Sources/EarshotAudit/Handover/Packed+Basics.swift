import EarshotTree

extension Int: Packed {
  func pack(into bytes: inout PackedBytes) {
    withUnsafeBytes(of: Int64(self).littleEndian) { bytes.append(bytes: $0) }
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    let digits = try bytes.nextBytes(MemoryLayout<Int64>.size)
    let bits = digits.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    self.init(Int64(bitPattern: bits))
  }
}

extension Bool: Packed {
  func pack(into bytes: inout PackedBytes) { bytes.append(byte: self ? 1 : 0) }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    switch try bytes.nextByte() {
    case 0: self = false
    case 1: self = true
    default: throw UnpackingError()
    }
  }
}

extension String: Packed {
  func pack(into bytes: inout PackedBytes) {
    bytes.append(utf8.count)
    bytes.append(bytes: utf8)
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    let count = try bytes.nextCount()
    guard let text = String(validating: try bytes.nextBytes(count), as: UTF8.self) else {
      throw UnpackingError()
    }
    self = text
  }
}

extension Optional: Packed where Wrapped: Packed {
  func pack(into bytes: inout PackedBytes) {
    bytes.append(self != nil)
    if let value = self { bytes.append(value) }
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self = try bytes.next(Bool.self) ? try bytes.next(Wrapped.self) : nil
  }
}

extension Array: Packed where Element: Packed {
  func pack(into bytes: inout PackedBytes) {
    bytes.append(count)
    for element in self { bytes.append(element) }
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self = []
    for _ in 0..<(try bytes.nextCount()) { append(try bytes.next()) }
  }
}

extension Set: Packed where Element: Packed & Comparable {
  func pack(into bytes: inout PackedBytes) { bytes.append(sorted()) }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self.init(try bytes.next([Element].self))
  }
}

extension Packed where Self: RawRepresentable<String> {
  func pack(into bytes: inout PackedBytes) { bytes.append(rawValue) }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    guard let value = Self(rawValue: try bytes.next()) else { throw UnpackingError() }
    self = value
  }
}

extension AccessibilityElement.ID: Packed {}
extension AccessibilityScrollDirection: Packed {}
extension DrawnPart.Touch: Packed {}
extension AuditSeverity: Packed {}
extension AuditConfidence: Packed {}
extension AuditNeed: Packed {}
extension Exploration.Cut: Packed {}
extension FaultScene.Proof: Packed {}
