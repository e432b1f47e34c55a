import EarshotJSON

/// What the plugin answers.
package struct PluginResponse {
  /// The version of the compiler's protocol that is spoken here.
  static let protocolVersion = 7

  /// The answer as the compiler reads it.
  package let bytes: [UInt8]

  /// Answers a message.
  package init(to message: [UInt8]) {
    let writer = JSONWriter()
    switch PluginRequest(parsing: message) {
    case .capability: Self.writeCapability(to: writer)
    case .expansion(let expansion): Self.write(expansion, to: writer)
    case .unknown: Self.write(source: "", error: nil, to: writer)
    }
    bytes = writer.finish()
  }

  private static func writeCapability(to writer: JSONWriter) {
    writer.object {
      writer.key("getCapabilityResult").object {
        writer.key("capability").object {
          writer.key("protocolVersion").integer(protocolVersion)
        }
      }
    }
  }

  private static func write(_ request: PluginRequest.Expansion, to writer: JSONWriter) {
    do throws(MacroError) {
      write(source: try MacroExpansion.source(for: request), error: nil, to: writer)
    } catch {
      write(source: "", error: (error, request), to: writer)
    }
  }

  private static func write(
    source: String, error: (error: MacroError, request: PluginRequest.Expansion)?,
    to writer: JSONWriter
  ) {
    writer.object {
      writer.key("expandMacroResult").object {
        writer.key("expandedSource").string(source)
        writer.key("diagnostics").array {
          guard let error else { return }
          writer.object {
            writer.key("message").string(error.error.message)
            writer.key("severity").string("error")
            writer.key("position").object {
              writer.key("fileName").string(error.request.fileName)
              writer.key("offset").integer(error.request.start.offset)
            }
            for list in ["highlights", "notes", "fixIts"] { writer.key(list).array {} }
          }
        }
      }
    }
  }
}
