/// Paths of files as references of RFC 3986.
enum FileURI {
  /// A path from the root has the scheme `file`; any other stays relative.
  static func reference(to path: String) -> String {
    let escaped = path.utf8.map(escaped).joined()
    guard !path.hasPrefix("/") else { return "file://\(escaped)" }
    // What stands in front of a colon in the first part would be taken for a scheme.
    let first = path.prefix { $0 != "/" }
    return first.contains(":") ? "./\(escaped)" : escaped
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return String(UnicodeScalar(byte))
    case _ where "/-._~:@!$&'()*+,;=".utf8.contains(byte): return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
    }
  }
}
