import CSourceKit
import Foundation

/// Swift's own parser, with which Earshot's reading of sources is compared.
enum SourceParser {
  /// What the parser finds.
  final class Result {
    var tokens: [(kind: String, range: Range<Int>)] = []
    var nodes: [(kind: String, access: String, name: String, depth: Int, offset: Int)] = []
  }

  /// Why the parser does not answer.
  struct Failure: Error {
    let status: earshot_sourcekit_status
    let detail: String
  }

  /// Parses a text with the library of the toolchain that the tests run with.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> Result {
    var detail = [CChar](repeating: 0, count: 512)
    let opened = earshot_sourcekit_open(library, &detail, detail.count)
    guard opened == EARSHOT_SOURCEKIT_OK else { throw failure(opened, detail) }
    let result = Result()
    let status = bytes.withUnsafeBytes { bytes in
      earshot_sourcekit_parse(
        bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, takeToken, takeNode,
        Unmanaged.passUnretained(result).toOpaque(), &detail, detail.count)
    }
    guard status == EARSHOT_SOURCEKIT_OK else { throw failure(status, detail) }
    return result
  }

  private static func failure(_ status: earshot_sourcekit_status, _ detail: [CChar]) -> Failure {
    Failure(status: status, detail: detail.withUnsafeBufferPointer { text($0.baseAddress) })
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  private static let takeToken: earshot_sourcekit_token_sink = { token, context in
    guard let context else { return }
    Unmanaged<Result>.fromOpaque(context).takeUnretainedValue().tokens.append(
      (last(token.kind), token.offset..<token.offset + token.length))
  }

  private static let takeNode: earshot_sourcekit_node_sink = { node, context in
    guard let context else { return }
    Unmanaged<Result>.fromOpaque(context).takeUnretainedValue().nodes.append(
      (text(node.kind), last(node.access), text(node.name), node.depth, node.name_offset))
  }

  private static func last(_ pointer: UnsafePointer<CChar>?) -> String {
    text(pointer).split(separator: ".").last.map(String.init) ?? ""
  }

  /// The library of the toolchain that the tests have Swift's standard library from.
  private static var library: String {
    // The size of such a file is 0, so it is read as a stream.
    let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first {
      $0.hasSuffix("/libswiftCore.so")
    }
    let path = line.flatMap { line in line.firstIndex(of: "/").map { line[$0...] } } ?? ""
    let folders = path.split(separator: "/").dropLast(3)
    return folders.map { "/\($0)" }.joined() + "/libsourcekitdInProc.so"
  }
}
