import Testing

/// Swift source as somebody has it, compiled and played by the program.
@Suite("Swift source is compiled and played")
struct ClientSourceTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  private static let row = """
    import SwiftUI

    struct MessageRow: View {
      let text: String
      @State private var isLiked = false

      var body: some View {
        Button(text) { isLiked.toggle() }
          .accessibilityValue(isLiked ? "Liked" : "")
      }
    }

    #Preview("Short") { MessageRow(text: "On my way") }
    #Preview("Long") { MessageRow(text: "The tide is out, the whole bay is ours") }
    """

  private func play(_ call: String, _ steps: String = "") throws -> String {
    try shell.run("printf '\(steps)' | swift run earshot \(call) --trust 2>&1; echo status $?")
  }

  @Test("A preview is played by its name, and by its number")
  func preview() throws {
    try shell.write(Self.row, to: "Row.swift")

    let named = try play("play Row.swift#Short", "activate\\n")
    let numbered = try play("read Row.swift#2")

    #expect(
      named == """
        screen: Row.swift#Short

        On my way, button
        > activate
        Liked
        status 0

        """)
    #expect(numbered == "The tide is out, the whole bay is ours, button\nstatus 0\n")
  }

  @Test("Of several screens one has to be named, and a list says which there are")
  func several() throws {
    try shell.write(Self.row, to: "Row.swift")

    #expect(
      try play("read Row.swift") == """
        Row.swift: error: there are 2 screens here; name one, as in 'Row.swift#Short'
          1  Short (preview, Row.swift:13)
          2  Long (preview, Row.swift:14)
        status 2

        """)
    #expect(
      try play("read Row.swift#Shrot") == """
        Row.swift#Shrot: error: no screen is called 'Shrot'; did you mean 'Short'?
          1  Short (preview, Row.swift:13)
          2  Long (preview, Row.swift:14)
        status 2

        """)
  }

  @Test("A view is played by its name if it needs no arguments")
  func view() throws {
    try shell.write(
      """
      import SwiftUI
      struct Hello: View { var body: some View { Text("Hello") } }
      struct Sized: View {
        let size: Int
        init(size: Int = 3) { self.size = size }
        var body: some View { Text("Size \\(size)") }
      }
      struct Named: View {
        let name: String
        @State private var isOn = false
        var body: some View { Text(name) }
      }
      private struct Hidden: View { var body: some View { Text("Hidden") } }
      struct Box<Content: View>: View {
        let content: Content
        var body: some View { content }
      }
      enum Space { struct Inner: View { var body: some View { Text("Inner") } } }
      """, to: "Views.swift")

    #expect(
      try play("read Views.swift") == """
        Views.swift: error: there are 3 screens here; name one, as in 'Views.swift#Hello'
          1  Hello (view, Views.swift:2)
          2  Sized (view, Views.swift:3)
          3  Space.Inner (view, Views.swift:18)
        status 2

        """)
    #expect(try play("read Views.swift#Sized") == "Size 3\nstatus 0\n")
    #expect(try play("read Views.swift#Space.Inner") == "Inner\nstatus 0\n")
  }

  @Test("A program shows its first window, with the state that it keeps itself")
  func program() throws {
    try shell.write(
      """
      import SwiftUI
      @main
      struct Chat: App {
        @State private var count = 0
        var body: some Scene {
          WindowGroup { Button("Sent \\(count)") { count += 1 } }
        }
      }
      struct Chat_Previews: PreviewProvider {
        static var previews: some View { Text("Preview") }
      }
      """, to: "Chat.swift")

    #expect(
      try play("play Chat.swift#Chat", "activate\\n") == """
        screen: Chat.swift#Chat

        Sent 0, button
        > activate
        Sent 1
        status 0

        """)
    #expect(try play("read Chat.swift#Chat_Previews") == "Preview\nstatus 0\n")
  }

  @Test("What a file needs of its module is compiled along; other files of the module are not")
  func neighbours() throws {
    for folder in ["Sources", "Sources/UI", "Sources/UI/Rows"] { try shell.makeFolder(folder) }
    try shell.write(
      "import SwiftUI\n#Preview { Row(message: .sample).faded() }",
      to: "Sources/UI/Rows/Shown.swift")
    try shell.write(
      """
      import SwiftUI
      struct Row: View {
        let message: Message
        var body: some View { Text(message.text) }
      }
      """, to: "Sources/UI/Row.swift")
    try shell.write(
      "struct Message { var text: String }\nextension Message { static let sample = Message(text: \"Hi\") }",
      to: "Sources/UI/Message.swift")
    try shell.write(
      "import SwiftUI\nextension View { func faded() -> some View { opacity(0.5) } }",
      to: "Sources/UI/Faded.swift")
    try shell.write("import Nowhere\nstruct Broken {", to: "Sources/UI/Broken.swift")

    #expect(try play("read Sources/UI/Rows/Shown.swift") == "Hi\nstatus 0\n")
  }

  @Test("The version of the language can be chosen, for what only Swift 6 mode understands")
  func languageVersion() throws {
    try shell.write(
      """
      import SwiftUI
      #Preview { Text("ferry at 9:40".contains(/[0-9]+:[0-9]+/) ? "A time" : "No time") }
      """, to: "Time.swift")
    try shell.makeFolder("T")
    try shell.write("screen: ../Time.swift\n\nA time\n", to: "T/time.transcript")

    #expect(try play("read Time.swift --swift-version 6") == "A time\nstatus 0\n")
    #expect(try play("test T --swift-version 6 --plain") == "1 passed, 0 failed\nstatus 0\n")
    #expect(try play("read Time.swift").hasSuffix("status 2\n"))
    #expect(
      try play("read Time.swift --swift-version 4")
        == "earshot: error: option '--swift-version' takes '5' or '6', not '4'\nstatus 2\n")
  }

  @Test("Words and pictures of the project are those of the language that is asked for")
  func words() throws {
    for folder in ["App.xcodeproj", "App/de.lproj", "App/Assets.xcassets/ana.imageset"] {
      try shell.makeFolder(folder)
    }
    try shell.write(
      """
      import SwiftUI
      #Preview {
        Image(.ana)
        Text("Reacted by \\(3) people")
        Text(String(localized: "Sent"))
      }
      """, to: "App/Row.swift")
    try shell.write(
      """
      "Reacted by %lld people" = "Reaktionen von %lld Personen";
      "Sent" = "Gesendet";
      "ana" = "Bild von Ana";
      """, to: "App/de.lproj/Localizable.strings")
    try shell.write("{}", to: "App/Assets.xcassets/ana.imageset/Contents.json")

    #expect(
      try play("read App/Row.swift") == """
        ana, image
        Reacted by 3 people
        Sent
        status 0

        """)
    #expect(
      try play("read App/Row.swift --language de") == """
        Bild von Ana, Bild
        Reaktionen von 3 Personen
        Gesendet
        status 0

        """)

    try shell.write("\"Sent\" = \"Gesendet\"", to: "App/de.lproj/Localizable.strings")

    #expect(
      try play("read App/Row.swift") == """
        ./App/de.lproj/Localizable.strings:1:20: error: expected ';' after the words of 'Sent', found the \
        end of the file
        status 2

        """)
  }

  @Test("Several files and a folder are compiled together")
  func together() throws {
    try shell.makeFolder("UI")
    try shell.write("let greeting = \"Hello\"", to: "UI/Greeting.swift")
    try shell.write("import SwiftUI\n#Preview(\"Hi\") { Text(greeting) }", to: "UI/Hi.swift")
    try shell.write(
      "import PackageDescription\nlet package = Package(name: \"x\")", to: "UI/Package.swift")

    #expect(try play("read UI/Hi.swift UI/Greeting.swift") == "Hello\nstatus 0\n")
    #expect(try play("read ./UI") == "Hello\nstatus 0\n")
    #expect(try play("read UI#Hi") == "Hello\nstatus 0\n")
  }

  @Test(
    "Transcripts play source, which is compiled once; source that does not compile fails its own")
  func transcripts() throws {
    try shell.write(Self.row, to: "Row.swift")
    try shell.write("import SwiftUI\n#Preview { Nothing() }", to: "Bad.swift")
    try shell.makeFolder("T")
    for (name, screen, text) in [
      ("a", "Row.swift#Short", "On my way, button"), ("b", "Row.swift#1", "On my way, button"),
      ("c", "Bad.swift", "Nothing"),
    ] {
      try shell.write("screen: ../\(screen)\n\n\(text)\n", to: "T/\(name).transcript")
    }

    #expect(
      try play("test T --plain --jobs 2 2>/dev/null") == """
        T/c.transcript:1: error: opening: Bad.swift:2:12: error: cannot find 'Nothing' in scope
        to repeat: earshot test T/c.transcript

        2 passed, 1 failed
        status 1

        """)
  }
}
