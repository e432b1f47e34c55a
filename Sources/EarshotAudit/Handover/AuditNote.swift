/// What a process that audits is at, where another can read it when it is gone.
public struct AuditNote: Hashable, Sendable {
  /// What is done with a screen.
  public enum Work: Hashable, Sendable {
    /// What its code is made to do.
    case moment(AuditMoment)
    /// One of its findings, by its place among them, is played to be written down.
    case transcript(Int)
  }

  /// The screen, by its place among those that are audited.
  public var screen: Int
  /// The screen, as it was named in the call.
  public var name: String
  /// How many states were found so far.
  public var states: Int
  /// How many states wait for having everything tried in them.
  public var waiting: Int
  /// How many steps were tried.
  public var steps: Int
  /// What is done with it.
  public var work: Work

  /// Notes something.
  public init(
    screen: Int, name: String, states: Int = 0, waiting: Int = 0, steps: Int = 0, _ work: Work
  ) {
    self.screen = screen
    self.name = name
    self.states = states
    self.waiting = waiting
    self.steps = steps
    self.work = work
  }

  /// Reads a note; throws where the bytes are none.
  public init(bytes: [UInt8]) throws(UnpackingError) { try self.init(unpacking: bytes) }

  /// The note as it is handed to another process.
  public var bytes: [UInt8] { packed }
}

extension AuditNote: Packed {
  func pack(into bytes: inout PackedBytes) {
    bytes.append(screen, name, states, waiting, steps)
    switch work {
    case .moment(let moment):
      bytes.append(byte: 0)
      bytes.append(moment)
    case .transcript(let finding):
      bytes.append(byte: 1)
      bytes.append(finding)
    }
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    (screen, name) = (try bytes.next(), try bytes.next())
    (states, waiting, steps) = (try bytes.next(), try bytes.next(), try bytes.next())
    switch try bytes.nextByte() {
    case 0: work = .moment(try bytes.next())
    case 1: work = .transcript(try bytes.next())
    default: throw UnpackingError()
    }
  }
}
