/// The mark that some editors put in front of UTF-8 text; it is no part of the document.
enum ByteOrderMark {
  /// Tells how many bytes the mark takes: three, or none where there is no mark.
  static func length(in document: [UInt8]) -> Int {
    document.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
