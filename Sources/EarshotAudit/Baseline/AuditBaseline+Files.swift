import EarshotFiles
import EarshotJSON
import EarshotText

extension AuditBaseline {
  private enum Key: String, CaseIterable {
    case version = "earshotBaseline"
    case findings
  }

  /// The version of the form that is written.
  private static let version = 1
  /// The most bytes that a file may have.
  private static let largest = 64 << 20

  /// Reads a file; throws where it cannot be read, or is no baseline.
  public init(contentsOf file: String) throws(BaselineError) {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileContents.read(file, limit: Self.largest)
    } catch {
      throw BaselineError("\(PrintableText.line(file)): error: cannot be read: \(error.reason)")
    }
    try self.init(bytes: bytes, file: file)
  }

  /// Reads the bytes of a file; throws where they are no baseline.
  public init(bytes: [UInt8], file: String) throws(BaselineError) {
    do throws(JSONError) {
      let reader = try JSONReader(bytes, limits: JSONLimits(documentSize: Self.largest))
      self.init(entries: try Self.entries(from: reader))
      try reader.end()
    } catch {
      throw BaselineError(error.description(file: file))
    }
  }

  /// The bytes of a file: a line for each finding, so that a change is read finding by finding.
  public var bytes: [UInt8] {
    let writer = JSONWriter()
    writer.object {
      writer.key(Key.version.rawValue).integer(Self.version)
      writer.key(Key.findings.rawValue).array { for entry in entries { entry.write(to: writer) } }
    }
    return writer.finish()
  }
}

// MARK: - Reading

extension AuditBaseline {
  private static func entries(from reader: JSONReader) throws(JSONError) -> [BaselineEntry] {
    var version: Int?
    var entries: [BaselineEntry]?
    try reader.object(keys: Key.self) { key throws(JSONError) in
      switch key {
      case .version: version = try Self.version(from: reader)
      case .findings: entries = try list(from: reader)
      }
    }
    _ = try reader.required(version, Key.version)
    return try reader.required(entries, Key.findings)
  }

  private static func version(from reader: JSONReader) throws(JSONError) -> Int {
    let version = try reader.integer()
    guard version == Self.version else {
      throw reader.error("version \(version) is not known; write the baseline anew")
    }
    return version
  }

  private static func list(from reader: JSONReader) throws(JSONError) -> [BaselineEntry] {
    var entries: [BaselineEntry] = []
    try reader.array { () throws(JSONError) in entries.append(try BaselineEntry(from: reader)) }
    return entries
  }
}
