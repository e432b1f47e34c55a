/// What is known of an audit in which processes take turns, since some are ended by the code that they
/// run.
public struct AuditJournal: Hashable, Sendable {
  /// Something that one of them found out.
  public enum Entry: Hashable, Sendable {
    /// Everything that is reported of a screen.
    case report(ScreenReport, screen: Int)
    /// What ended a process.
    case fault(ScreenFault, screen: Int)
    /// Where a fault is, by what was done.
    case scene(FaultScene, of: AuditAct, screen: Int)
    /// That a finding, by its place among those of its screen, cannot be played again.
    case unplayable(finding: Int, screen: Int)
    /// The names of the screens that there are in source, by the place of the source in the call; nil
    /// for one that has none.
    case screens([String?], source: Int)
    /// Why a screen cannot be opened, in lines.
    case refusal(String, screen: Int)
    /// The text that a finding is written down in, and the name of the file for it.
    case transcript(String, file: String, finding: Int, screen: Int)
  }

  /// A finding that is written down.
  public struct WrittenTranscript: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The name of the file.
    public var file: String
  }

  private var reports: [Int: ScreenReport] = [:]
  private var faults: [Int: [ScreenFault]] = [:]
  private var unplayable: [Int: Set<Int>] = [:]
  private var screens: [Int: [String?]] = [:]
  private var refusals: [Int: String] = [:]
  private var written: [Int: [Int: WrittenTranscript]] = [:]
  /// Everything that was found out, in order.
  public private(set) var entries: [Entry] = []

  /// Knows nothing.
  public init() {}

  /// Takes note of something.
  public mutating func add(_ entry: Entry) {
    entries.append(entry)
    switch entry {
    case .report(let report, let screen): reports[screen] = report
    case .fault(var fault, let screen):
      let known = faults[screen]?.first { $0.act == fault.act }
      fault.scene = fault.scene ?? known?.scene
      faults[screen, default: []].append(fault)
    case .scene(let scene, let act, let screen):
      for index in (faults[screen] ?? []).indices where faults[screen]?[index].act == act {
        faults[screen]?[index].scene = scene
      }
    case .unplayable(let finding, let screen): unplayable[screen, default: []].insert(finding)
    case .screens(let names, let source): screens[source] = names
    case .refusal(let lines, let screen): refusals[screen] = lines
    case .transcript(let text, let file, let finding, let screen):
      written[screen, default: [:]][finding] = WrittenTranscript(text: text, file: file)
    }
  }

  /// What is reported of a screen; nil where that is not known yet.
  public func report(onScreen screen: Int) -> ScreenReport? { reports[screen] }

  /// The faults of a screen, in the order in which they were met.
  public func faults(onScreen screen: Int) -> [ScreenFault] { faults[screen] ?? [] }

  /// The names of the screens in source; nil where that is not known yet.
  public func screens(ofSource source: Int) -> [String?]? { screens[source] }

  /// Why a screen cannot be opened; nil where it can, as far as is known.
  public func refusal(ofScreen screen: Int) -> String? { refusals[screen] }

  /// What a finding is written down in; nil where it is not, so far.
  public func transcript(of finding: Int, onScreen screen: Int) -> WrittenTranscript? {
    written[screen]?[finding]
  }

  /// The findings of a screen that are written down, in their order.
  public func transcripts(onScreen screen: Int) -> [WrittenTranscript] {
    (written[screen] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a finding may be played.
  public func isPlayable(_ finding: Int, onScreen screen: Int) -> Bool {
    unplayable[screen]?.contains(finding) != true
  }
}

extension AuditJournal.Entry {
  /// Reads an entry; throws where the bytes are none.
  public init(bytes: [UInt8]) throws(UnpackingError) { try self.init(unpacking: bytes) }

  /// The entry as it is handed to another process.
  public var bytes: [UInt8] { packed }
}

extension AuditJournal.Entry: Packed {
  func pack(into bytes: inout PackedBytes) {
    switch self {
    case .report(let report, let screen):
      bytes.append(byte: 0)
      bytes.append(report, screen)
    case .fault(let fault, let screen):
      bytes.append(byte: 1)
      bytes.append(fault, screen)
    case .scene(let scene, let act, let screen):
      bytes.append(byte: 2)
      bytes.append(scene, act, screen)
    case .unplayable(let finding, let screen):
      bytes.append(byte: 3)
      bytes.append(finding, screen)
    case .screens(let names, let source):
      bytes.append(byte: 4)
      bytes.append(names, source)
    case .refusal(let lines, let screen):
      bytes.append(byte: 5)
      bytes.append(lines, screen)
    case .transcript(let text, let file, let finding, let screen):
      bytes.append(byte: 6)
      bytes.append(text, file, finding, screen)
    }
  }

  init(from bytes: inout UnpackedBytes) throws(UnpackingError) {
    switch try bytes.nextByte() {
    case 0: self = .report(try bytes.next(), screen: try bytes.next())
    case 1: self = .fault(try bytes.next(), screen: try bytes.next())
    case 2: self = .scene(try bytes.next(), of: try bytes.next(), screen: try bytes.next())
    case 3: self = .unplayable(finding: try bytes.next(), screen: try bytes.next())
    case 4: self = .screens(try bytes.next(), source: try bytes.next())
    case 5: self = .refusal(try bytes.next(), screen: try bytes.next())
    case 6:
      self = .transcript(
        try bytes.next(), file: try bytes.next(), finding: try bytes.next(),
        screen: try bytes.next())
    default: throw UnpackingError()
    }
  }
}
