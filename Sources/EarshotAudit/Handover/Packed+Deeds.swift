import EarshotTree

extension AuditDeed: Packed {
  func pack(into bytes: inout PackedBytes) {
    switch self {
    case .perform(let action, let element):
      bytes.append(byte: 0)
      bytes.append(action, element)
    case .touch(let touch, let part):
      bytes.append(byte: 1)
      bytes.append(touch, part)
    case .escape: bytes.append(byte: 2)
    }
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    switch try bytes.nextByte() {
    case 0: self = .perform(try bytes.next(), on: try bytes.next())
    case 1: self = .touch(try bytes.next(), on: try bytes.next())
    case 2: self = .escape
    default: throw UnpackingError()
    }
  }
}

extension AccessibilityAction: Packed {
  func pack(into bytes: inout PackedBytes) {
    switch self {
    case .activate: bytes.append(byte: 0)
    case .touchAndHold: bytes.append(byte: 1)
    case .custom(let action):
      bytes.append(byte: 2)
      bytes.append(action.name, action.occurrence)
    case .increment: bytes.append(byte: 3)
    case .decrement: bytes.append(byte: 4)
    case .setText(let text):
      bytes.append(byte: 5)
      bytes.append(text)
    case .escape: bytes.append(byte: 6)
    case .magicTap: bytes.append(byte: 7)
    case .scroll(let direction):
      bytes.append(byte: 8)
      bytes.append(direction)
    }
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    switch try bytes.nextByte() {
    case 0: self = .activate
    case 1: self = .touchAndHold
    case 2:
      self = .custom(AccessibilityCustomAction(try bytes.next(), occurrence: try bytes.next()))
    case 3: self = .increment
    case 4: self = .decrement
    case 5: self = .setText(try bytes.next())
    case 6: self = .escape
    case 7: self = .magicTap
    case 8: self = .scroll(try bytes.next())
    default: throw UnpackingError()
    }
  }
}
