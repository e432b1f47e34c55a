import EarshotAudit
import Foundation
import FoundationXML

/// The elements of a page in their order, as another parser reads them.
final class PageReader: NSObject, XMLParserDelegate {
  struct Malformed: Error {
    let line: Int
  }

  struct Element {
    let name: String
    let attributes: [String: String]
  }

  private(set) var elements: [Element] = []

  /// Reads the page of a report; throws where it is not well-formed.
  init(_ report: AuditReport, as format: AuditReportFormat = .html) throws {
    super.init()
    var text = ""
    report.write(as: format, to: &text)
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Malformed(line: parser.lineNumber) }
  }

  var names: [String] { elements.map(\.name) }

  /// The values of an attribute in the order of the page.
  func values(of attribute: String) -> [String] {
    elements.compactMap { $0.attributes[attribute] }
  }

  /// The attributes of the first element of a name.
  func attributes(of name: String) -> [String: String] {
    elements.first { $0.name == name }?.attributes ?? [:]
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }
}
