/// What stands between dots in texts that are no keys.
enum DottedWords {
  /// What names of files of pictures end in.
  static let pictures: Set<String> = [
    "png", "jpg", "jpeg", "gif", "heic", "svg", "webp", "tiff", "bmp",
  ]

  /// What addresses and names of other files end in.
  static let ends: Set<String> = [
    "com", "org", "net", "edu", "gov", "info", "app", "dev", "io", "ai", "co", "me", "tv", "eu",
    "de", "fr", "es", "it", "pt", "br", "ru", "jp", "uk", "us", "ch", "at", "nl", "be", "se", "no",
    "dk", "fi", "pl", "pdf", "txt", "md", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "csv", "zip",
    "mp3", "mp4", "mov", "wav", "m4a", "js", "ts", "json", "html", "swift", "py", "sh", "xml",
  ]

  /// Parts that tell a name of a system symbol.
  static let symbols: Set<String> = [
    "fill", "circle", "square", "slash", "badge", "rectangle", "up", "down", "left", "right",
    "forward", "backward", "bubble", "arrow", "triangle", "dashed",
  ]
}
