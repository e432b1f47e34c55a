import EarshotTestSupport
import EarshotTree
import EarshotUI
import SwiftUI
import Testing

@testable import EarshotResources

@MainActor
@Suite("Names in Swift for assets")
struct AssetNamesTests {
  private static let names = AssetNames(
    images: [
      "avatar-placeholder", "default", "HeroImage", "hero", "URLBadge", "1.circle",
      "Icons/heart-fill", "Icons/small/heart", "---",
    ],
    colors: ["AccentColor", "brand ink", "red"])

  private struct Badge: View {
    var body: some View {
      Image(.avatarPlaceholder).foregroundStyle(.brandInk)
      Image(.Icons.heartFill).background(Color.accent)
      Image(.Icons.Small.heart)
      Label("Ana", image: .hero).tint(Color(.red))
      Image(decorative: .default)
      Color(uiColor: .accent)
    }
  }

  @Test("The source that is made is the one that is compiled with this test")
  func source() throws {
    let file = "\(#filePath)".replacing("AssetNamesTests.swift", with: "GeneratedAssets.swift")

    #expect(Self.names.swiftSource == (try String(contentsOfFile: file, encoding: .utf8)))
  }

  @Test("Assets are used by these names as in Xcode")
  func use() {
    let source = ViewSource(Badge())
    var labels: [String?] = []
    var next = source.firstElement()
    while let element = next {
      labels.append(element.label)
      next = source.element(after: element.id)
    }

    #expect(labels == ["avatar-placeholder", "Icons/heart-fill", "Icons/small/heart", "Ana"])
  }

  @Test(
    "Names come out as Xcode makes them",
    arguments: [
      ("avatar-placeholder", "avatarPlaceholder"), ("icon_heart", "iconHeart"), ("ABC", "abc"),
      ("myURL", "myURL"), ("URLBadge", "urlBadge"), ("Image", "image"), ("HeroImage", "hero"),
      ("1.circle", "_1Circle"), ("self", "_self"), ("class", "`class`"), ("über", "über"),
      ("---", nil), ("", nil), ("A", "a"), ("iPhone 15", "iPhone15"),
    ] as [(String, String?)])
  func member(name: String, expected: String?) {
    #expect(SymbolName.member(for: name, droppingEnd: "Image") == expected)
  }

  @Test("No name of an asset ends its literal or becomes code", arguments: 0..<100)
  func hostile(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["\"", "\\", "\\(", ")", "\n", "\u{2028}", "}", "a", "B", "/", "`", "é", " ", "*/"]
    let name = (0..<9).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    let source = AssetNames(images: [name], colors: [name]).swiftSource
    let literals = source.split(separator: "\n").filter { $0.contains("name: ") }

    for line in literals {
      #expect(line.split(separator: "\"", omittingEmptySubsequences: false).count == 3)
      #expect(!line.contains("\\("))
    }
  }

  @Test("Without assets there is no source")
  func nothing() {
    #expect(AssetNames().swiftSource.isEmpty)
  }
}
