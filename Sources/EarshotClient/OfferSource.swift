import EarshotText

/// The source file that is compiled along with client code, and tells what can be shown of it.
struct OfferSource {
  /// The function by which a library tells what can be shown.
  static let function = "earshot_offer_client_screens"

  /// Each type with its place, one line each, so that an error names its type by the line.
  private let types: [OfferedType]

  init(offering types: [OfferedType]) { self.types = types }

  /// How many lines stand in front of the first type.
  private static let linesBefore = 5

  /// The text of the file.
  var text: String {
    """
    import SwiftUI

    @_cdecl("\(Self.function)")
    public func earshotOfferClientScreens(_ box: UnsafeMutableRawPointer) {
      _ClientScreenOffers.fill(box) { offers in
    \(types.map(Self.line).joined(separator: "\n"))
      }
    }

    """
  }

  private static func line(offering type: OfferedType) -> String {
    let place =
      "\(SwiftLiteral.of(type.name)), file: \(SwiftLiteral.of(type.file)), line: \(type.line)"
    let alone = type.maker.map { "offers.add(\(place), \($0)); " } ?? ""
    return "    \(alone)offers.add(\(place), type: \(type.name).self)"
  }

  /// The types that are left when those on some lines are not offered.
  func types(exceptOnLines lines: Set<Int>) -> [OfferedType] {
    types.enumerated().filter { !lines.contains($0.offset + Self.linesBefore + 1) }.map(\.element)
  }
}
