extension AuditAct: Packed {
  func pack(into bytes: inout PackedBytes) {
    bytes.append(way, deed, name, isResting, reducesMotion, isAtOnce)
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self.init(
      way: try bytes.next(), deed: try bytes.next(), name: try bytes.next(),
      isResting: try bytes.next(), reducesMotion: try bytes.next(), isAtOnce: try bytes.next())
  }
}

extension AuditMoment: Packed {
  func pack(into bytes: inout PackedBytes) { bytes.append(act, scene) }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self.init(try bytes.next(), meetingAgainIn: try bytes.next())
  }
}

extension AuditEnding: Packed {
  func pack(into bytes: inout PackedBytes) {
    switch kind {
    case .crash(let words):
      bytes.append(byte: 0)
      bytes.append(words)
    case .endlessWork(let seconds):
      bytes.append(byte: 1)
      bytes.append(seconds)
    case .endlessWait(let seconds):
      bytes.append(byte: 2)
      bytes.append(seconds)
    case .closedFiles: bytes.append(byte: 3)
    }
    bytes.append(view, place)
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    let kind: Kind =
      switch try bytes.nextByte() {
      case 0: .crash(words: try bytes.next())
      case 1: .endlessWork(seconds: try bytes.next())
      case 2: .endlessWait(seconds: try bytes.next())
      case 3: .closedFiles
      default: throw UnpackingError()
      }
    self.init(kind, inBodyOf: try bytes.next(), at: try bytes.next())
  }
}

extension FaultScene: Packed {
  func pack(into bytes: inout PackedBytes) {
    bytes.append(lines, proof, heard, label, identifier, view, traces)
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self.init(
      lines: try bytes.next(), proof: try bytes.next(), heard: try bytes.next(),
      label: try bytes.next(), identifier: try bytes.next(), view: try bytes.next(),
      traces: try bytes.next())
  }
}

extension ScreenFault: Packed {
  func pack(into bytes: inout PackedBytes) { bytes.append(act, ending, scene, steps) }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    self.init(
      try bytes.next(), try bytes.next(), in: try bytes.next(), steps: try bytes.next())
  }
}
