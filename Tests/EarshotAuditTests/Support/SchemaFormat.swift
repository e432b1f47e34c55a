/// Formats of strings that a schema names; one that is not known is never met.
enum SchemaFormat {
  static func has(_ text: String, _ format: String) -> Bool {
    switch format {
    case "uri": text.contains(#/^[A-Za-z][A-Za-z0-9+.\-]*:/#) && isOfURI(text)
    case "uri-reference":
      isOfURI(text) && !text.contains(#/^[^\/?#]*[^A-Za-z0-9+.\-\/?#:][^\/?#]*:/#)
    case "date-time": text.contains(#/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+\-]\d\d:\d\d)$/#)
    default: false
    }
  }

  /// Whether there are only characters that RFC 3986 allows.
  private static func isOfURI(_ text: String) -> Bool {
    text.wholeMatch(of: #/([A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*/#) != nil
  }
}
