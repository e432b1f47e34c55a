import EarshotJSON

/// What the compiler asks for.
enum PluginRequest: Hashable {
  /// What the plugin can do.
  case capability
  /// An expansion.
  case expansion(Expansion)
  /// Something that this plugin does not know.
  case unknown

  /// A macro, and the source that it stands in.
  struct Expansion: Hashable {
    /// The name of the type that implements the macro.
    var typeName = ""
    /// What the expansion is to be: `declaration`, `peer` or `accessor`.
    var role = ""
    /// What makes names in this expansion unique.
    var discriminator = ""
    /// The source of the macro, or of the declaration that it is attached to.
    var source = ""
    /// The file as `#fileID` has it.
    var fileID = ""
    /// The path of the file.
    var fileName = ""
    /// The line on which the source begins, from 1.
    var line = 0
    /// The place of the source in the file, in bytes.
    var offset = 0
    /// The sources of what stands around, innermost first.
    var context: [String] = []
  }

  init(parsing message: [UInt8]) {
    self = (try? Self.read(message)) ?? .unknown
  }

  private static func read(_ message: [UInt8]) throws(JSONError) -> PluginRequest {
    let reader = try JSONReader(message)
    var request = PluginRequest.unknown
    try reader.object { key throws(JSONError) in
      switch key {
      case "getCapability": request = .capability
      case "expandFreestandingMacro", "expandAttachedMacro":
        request = .expansion(try Expansion(reading: reader))
      default: break
      }
    }
    return request
  }
}

extension PluginRequest.Expansion {
  /// Where the macro itself begins; the compiler counts the white space and comments before it in.
  var start: (line: Int, offset: Int) {
    let text = SwiftSource(source)
    let before = text.bytes[..<text.endOfTrivia]
    return (line + before.count { $0 == UInt8(ascii: "\n") }, offset + before.count)
  }

  fileprivate init(reading reader: JSONReader) throws(JSONError) {
    var expansion = Self()
    try reader.object { key throws(JSONError) in
      switch key {
      case "macro": expansion.typeName = try Self.texts(in: reader)["typeName"] ?? ""
      case "macroRole": expansion.role = try reader.string()
      case "discriminator": expansion.discriminator = try reader.string()
      case "syntax", "declSyntax": try expansion.readSyntax(reader)
      case "lexicalContext":
        try reader.array { () throws(JSONError) in
          expansion.context.append(try Self.texts(in: reader)["source"] ?? "")
        }
      default: break
      }
    }
    self = expansion
  }

  private mutating func readSyntax(_ reader: JSONReader) throws(JSONError) {
    var expansion = self
    try reader.object { key throws(JSONError) in
      switch key {
      case "source": expansion.source = try reader.string()
      case "location": try expansion.readLocation(reader)
      default: break
      }
    }
    self = expansion
  }

  private mutating func readLocation(_ reader: JSONReader) throws(JSONError) {
    var expansion = self
    try reader.object { key throws(JSONError) in
      switch key {
      case "fileID": expansion.fileID = try reader.string()
      case "fileName": expansion.fileName = try reader.string()
      case "line": expansion.line = try reader.integer()
      case "offset": expansion.offset = try reader.integer()
      default: break
      }
    }
    self = expansion
  }

  /// The texts of an object, by key.
  private static func texts(in reader: JSONReader) throws(JSONError) -> [String: String] {
    var texts: [String: String] = [:]
    try reader.object { key throws(JSONError) in
      if try reader.peek() == .string { texts[key] = try reader.string() }
    }
    return texts
  }
}
