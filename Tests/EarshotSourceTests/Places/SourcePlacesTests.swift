import EarshotSource
import Testing

@Suite("Places in source")
struct SourcePlacesTests {
  @Test("Words are found as a literal inside of the view that they are drawn in")
  func literalInView() throws {
    let places = try places(
      """
      struct Header: View {
        var body: some View { Text("Chat") }
      }

      struct Row: View {
        var body: some View {
          Text("Chat")
        }
      }
      """)

    #expect(places.place(of: ["Chat"], inView: "Row")?.description == "Chat.swift:7:10")
    #expect(places.place(of: ["Chat"], inView: "Header")?.description == "Chat.swift:2:30")
  }

  @Test(
    "A column is counted in bytes as the compiler does, and in UTF-16 as editors do",
    arguments: [
      (#"let row = Text("ok")"#, 16, 16), (#"let row = (Text("👩‍👩‍👧"), Text("ok"))"#, 45, 35),
      (#"/* é */ let row = Text("ok")"#, 25, 24), ("\u{FEFF}" + #"let row = Text("ok")"#, 19, 16),
    ])
  func columns(line: String, bytes: Int, utf16: Int) throws {
    let place = try places("\(line)\nlet other = 1").place(of: ["ok"], inView: nil)

    #expect(place?.position == SourcePosition(line: 1, column: bytes))
    #expect(place?.utf16Column == utf16)
  }

  @Test("Words at fault that stand once in the body of another view are found there")
  func literalElsewhere() throws {
    let places = try places(
      """
      struct Row: View {
        let title: String
        static let sample = "heart"
        var body: some View { Text(title) }
      }

      struct Chat: View {
        var body: some View { Row(title: "reaction-add") }
      }

      let sample = Row(title: "reply-arrow")
      """)

    func place(_ words: String, elsewhere: Bool = true) -> String? {
      places.place(of: ["Add", words], inView: "Row", orElsewhere: elsewhere)?.description
    }

    #expect(place("reaction-add") == "Chat.swift:8:36")
    #expect(place("reaction-add", elsewhere: false) == "Chat.swift:1:8")
    #expect(place("heart") == "Chat.swift:3:23")
    #expect(place("heart", elsewhere: false) == "Chat.swift:1:8")
  }

  @Test("Data for a screen is no place, unless nothing else is known", arguments: [true, false])
  func data(looksElsewhere: Bool) throws {
    let places = try places(
      """
      struct Row: View {
        let sender: String
        var body: some View { Text(sender) }
      }

      let people = ["Mira"]
      """)

    let known = places.place(of: ["Mira"], inView: "Row", orElsewhere: looksElsewhere)
    let unknown = places.place(of: ["Mira"], inView: nil, orElsewhere: looksElsewhere)

    #expect(known?.description == "Chat.swift:1:8")
    #expect(unknown?.description == "Chat.swift:6:15")
  }

  @Test("Without words, a view is found where its type is declared, whatever it is made of")
  func type() throws {
    let places = try places(
      """
      extension Bubble {
        func tail() {}
      }

      enum Parts {
        struct Bubble<Content: View>: View {
          let content: Content
        }
      }
      """)

    #expect(places.place(of: [], inView: "Bubble<Text>")?.description == "Chat.swift:6:10")
    #expect(places.place(of: ["gone"], inView: "Bubble")?.description == "Chat.swift:6:10")
  }

  @Test("An extension is a place where the type itself is not at hand")
  func extensionAlone() throws {
    let places = try places("extension Bubble {\n  var sender: some View { Text(\"Ana\") }\n}")

    #expect(places.place(of: [], inView: "Bubble")?.description == "Chat.swift:1:11")
    #expect(places.place(of: ["Ana"], inView: "Bubble")?.description == "Chat.swift:2:32")
  }

  @Test("Of what no view holds, the preview is the place, by its name or its number")
  func preview() throws {
    let places = try places(
      """
      #Preview("Short") { Text("Chat") }

      #Preview {
        Text("Chat")
      }
      """)

    #expect(
      places.place(of: ["Chat"], inView: nil, orInPreview: "Short")?.description
        == "Chat.swift:1:26")
    #expect(
      places.place(of: ["Chat"], inView: nil, orInPreview: "2")?.description == "Chat.swift:4:8")
    #expect(
      places.place(of: ["gone"], inView: nil, orInPreview: "2")?.description == "Chat.swift:3:1")
    #expect(places.place(of: ["gone"], inView: nil, orInPreview: "3") == nil)
  }

  @Test("What stands several times and in another view has no place, nor has what nobody knows")
  func unknown() throws {
    let places = try places(
      """
      struct Header: View {
        var body: some View { VStack { Text("Chat"); Text("Chat") } }
      }
      """)

    #expect(places.place(of: ["Chat"], inView: "Row") == nil)
    #expect(places.place(of: [], inView: nil) == nil)
    #expect(places.place(of: ["Chat"], inView: "Header")?.description == "Chat.swift:2:39")
  }

  @Test("Words with escapes are found by what they say, and those of left out regions are not")
  func escapes() throws {
    let places = try places(
      """
      struct Row: View {
        #if os(macOS)
        var body: some View { Text("Mac") }
        #else
        var body: some View { Text("Say \\"yes\\" \\u{1F44D}") }
        #endif
      }
      """)

    #expect(places.place(of: ["Say \"yes\" 👍"], inView: "Row")?.description == "Chat.swift:5:30")
    #expect(places.place(of: ["Mac"], inView: nil) == nil)
  }

  private func places(_ source: String) throws -> SourcePlaces {
    SourcePlaces(in: [try SourceOutline(of: source, file: "Chat.swift")])
  }
}
