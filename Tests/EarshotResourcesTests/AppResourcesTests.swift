import EarshotLocalization
import EarshotReader
import EarshotTestSupport
import EarshotUI
import Testing

@testable import EarshotResources

@MainActor
@Suite("What lies beside an app's sources")
struct AppResourcesTests {
  private struct ChatRow: View {
    let count: Int

    var body: some View {
      Text("Message from \("Ana")")
      Text("Reacted by \(count) people")
      Text("\(1) people in \(2) rooms")
      Button("Reply") {}
    }
  }

  @Test(
    "A row of a chat is heard in the language that was asked for",
    arguments: [
      (
        "en", 1,
        ["Message from Ana", "Reacted by 1 person", "1 person in 2 rooms", "Reply, button"]
      ),
      (
        "de-AT", 1,
        ["Nachricht von Ana", "1 Person hat reagiert", "1 person in 2 rooms", "Antworten, Taste"]
      ),
      (
        "ru", 5,
        ["Сообщение от Ana", "5 реакций", "1 person in 2 rooms", "Ответить, кнопка"]
      ),
      (
        "fr", 2,
        ["Message from Ana", "Reacted by 2 people", "1 person in 2 rooms", "Reply, bouton"]
      ),
    ])
  func row(language: String, count: Int, expected: [String]) throws {
    let folder = try project()
    let resources = try AppResources(inFolders: [folder.path])
    let environment = EnvironmentValues(
      language: language, localizations: resources.localizations)

    var reader = ScreenReader(
      reading: ViewSource(ChatRow(count: count), environment: environment))
    reader.settings.set(.language, to: .language(String(language.prefix(2))))
    _ = reader.screenAppeared()
    var lines: [String] = []
    reader.forEachStop { lines.append($0.description()) }

    #expect(resources.languages == ["de", "en", "ru"])
    #expect(resources.localizations.sourceLanguage == "en")
    #expect(lines == expected)
  }

  @Test("Words in the base folder are in the app's own language")
  func base() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Base.lproj")
    try folder.put("\"k\" = \"from base\";", at: "Base.lproj/Localizable.strings")
    let words = try AppResources(inFolders: [folder.path]).localizations

    #expect(words.languages == ["en"])
    #expect(words.match(for: "k", language: "fr")?.entry == "from base")
  }

  @Test("Hidden folders, those of tools, and links are passed over")
  func passedOver() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.put("\"k\" = \"outside\";", at: "Localizable.strings")
    for name in [".build", "Pods", "DerivedData", "node_modules", "Some.framework"] {
      try folder.makeFolder(name)
      try folder.makeFolder("\(name)/en.lproj")
      try folder.put("\"k\" = \"wrong\";", at: "\(name)/en.lproj/Localizable.strings")
    }
    try folder.makeFolder("en.lproj")
    try folder.makeLink("loop", to: ".")
    try folder.makeLink("de.lproj", to: outside.path)
    try folder.makeLink("en.lproj/Other.strings", to: outside("Localizable.strings"))
    try folder.makePipe("en.lproj/Pipe.strings")

    let words = try AppResources(inFolders: [folder.path, folder("loop")]).localizations

    #expect(words.isEmpty)
  }

  @Test("The first of several folders goes before the others")
  func order() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try folder.makeFolder(name)
      try folder.makeFolder("\(name)/en.lproj")
      try folder.put("\"k\" = \"\(name)\";", at: "\(name)/en.lproj/Localizable.strings")
    }

    let first = try AppResources(inFolders: [folder("b"), folder("a/")]).localizations

    #expect(first.match(for: "k", language: "en")?.entry == "b")
  }

  @Test("An error names file, line and column on one line")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("de.lproj")
    let file = try folder.put("\"a\" = \"b\";\n\"c\" =", at: "de.lproj/Localizable.strings")

    let error = #expect(throws: ResourceError.self) {
      try AppResources(inFolders: [folder.path])
    }

    #expect(
      error?.description
        == "\(file):2:6: error: expected words in quotation marks after '=', found the end of the file"
    )
  }

  @Test("Catalogues and dictionaries have errors with places too")
  func otherErrors() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("c")
    let catalog = try folder.put(
      "{\"strings\": {\"a\": {\"localizations\":\n{\"de\": 7}}}}", at: "c/Localizable.xcstrings")
    try folder.makeFolder("de.lproj")
    let dictionary = try folder.put(
      "<plist>\n<dict><key>a</key><string>b</string></dict></plist>",
      at: "de.lproj/Localizable.stringsdict")

    let first = #expect(throws: ResourceError.self) {
      try AppResources(inFolders: [folder("c")])
    }
    let second = #expect(throws: ResourceError.self) {
      try AppResources(inFolders: [folder.path])
    }

    #expect(first?.file == catalog && first?.line == 2 && first?.column == 8)
    #expect(second?.file == catalog)
    let third = #expect(throws: ResourceFault.self) {
      try StringsDictionary.entries(in: try folder.bytes(of: "de.lproj/Localizable.stringsdict"))
    }
    #expect(
      third?.error(in: dictionary).description
        == "\(dictionary):2:19: error: expected <dict> for the key 'a'")
  }

  @Test("There are limits, and a folder that is not there is an error")
  func limits() throws {
    let folder = try project()

    for limits in [
      ResourceLimits(nameCount: 3), ResourceLimits(fileCount: 1), ResourceLimits(fileSize: 10),
      ResourceLimits(totalSize: 10), ResourceLimits(depth: 0),
    ] {
      #expect(throws: ResourceError.self) {
        try AppResources(inFolders: [folder.path], limits: limits)
      }
    }
    #expect(throws: ResourceError.self) { try AppResources(inFolders: [folder("nowhere")]) }
    #expect(throws: ResourceError.self) { try AppResources(inFolders: [""]) }
  }

  @Test("Assets are listed by the names that code has for them")
  func assets() throws {
    let folder = try project()
    let assets = try AppResources(inFolders: [folder.path]).assets

    #expect(assets.images == ["Icons/heart-fill", "avatar-placeholder", "badge.1", "inner"])
    #expect(assets.colors == ["AccentColor"])
    #expect(assets.looseImages == ["photo"])
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder("App")
    for name in ["App/de.lproj", "App/Assets.xcassets", "App/Assets.xcassets/Icons"] {
      try folder.makeFolder(name)
    }
    try folder.put(Samples.strings, at: "App/de.lproj/Localizable.strings")
    try folder.put(Samples.dictionary, at: "App/de.lproj/Localizable.stringsdict")
    try folder.put(Samples.catalog, at: "App/Localizable.xcstrings")
    try folder.put("PNG", at: "App/photo@2x.png")
    let catalog = "App/Assets.xcassets"
    try folder.put(
      "{\"properties\": {\"provides-namespace\": true}, \"info\": {\"version\": 1}}",
      at: "\(catalog)/Icons/Contents.json")
    for name in [
      "Icons/heart-fill.imageset", "AccentColor.colorset", "avatar-placeholder.imageset",
      "badge.1.symbolset", "AppIcon.appiconset", "plain", "plain/inner.imageset",
    ] {
      try folder.makeFolder("\(catalog)/\(name)")
    }
    return folder
  }
}
