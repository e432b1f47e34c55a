import EarshotJSON

extension BaselineEntry {
  private enum Key: String, CaseIterable {
    case fingerprint, rule, screen, heard, message
  }

  init(from reader: JSONReader) throws(JSONError) {
    var values: [Key: String] = [:]
    try reader.object(keys: Key.self) { key throws(JSONError) in
      values[key] = try reader.string()
    }
    self.init(
      fingerprint: try reader.required(values[.fingerprint], Key.fingerprint),
      rule: try reader.required(values[.rule], Key.rule),
      screen: try reader.required(values[.screen], Key.screen),
      heard: values[.heard],
      message: try reader.required(values[.message], Key.message))
  }

  /// Writes the entry in one line.
  func write(to writer: JSONWriter) {
    let values: [(key: Key, text: String?)] = [
      (.fingerprint, fingerprint), (.rule, rule), (.screen, screen), (.heard, heard),
      (.message, message),
    ]
    writer.object(layout: .inline) {
      for (key, text) in values { if let text { writer.key(key.rawValue).string(text) } }
    }
  }
}
