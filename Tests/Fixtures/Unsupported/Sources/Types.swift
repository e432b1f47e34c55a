import SwiftUI

struct Pictures: View {
  @State private var stories: [Story] = []
  @State private var dates: Set<DateComponents> = []
  @State private var item: Story?

  var body: some View {
    VStack {
      Map()
      Map(position: $item) { Text("b") }
      VideoPlayer(player: item)
      PhotosPicker("b", selection: $item, matching: .images)
      PhotosPicker(selection: $item, matching: .any(of: [.images, .videos])) { Text("b") }
      WebView(url: URL(string: "https://swift.org"))
    }
    VStack {
      MultiDatePicker("b", selection: $dates)
      PasteButton(payloadType: String.self) { strings in print(strings[0]) }
      RenameButton()
      SettingsLink { Text("b") }
      HelpLink { print("b") }
      SignInWithAppleButton(.signIn) { request in
        print(request)
      } onCompletion: {
        print($0)
      }
      HSplitView { Text("b") }
      VSplitView { Text("b") }
      OutlineGroup(stories, children: \.answers) { story in Text(story.title) }
      Table(stories) { Text("b") }
      TableColumn("b", value: \Story.title)
    }
  }
}

struct Surroundings: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.requestReview) private var requestReview
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.rename) private var rename
  @Environment(\.undoManager) private var undoManager
  @Environment(\.managedObjectContext) private var managedObjectContext
  @Environment(\.modelContext) private var modelContext
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument
  @Environment(\.purchase) private var purchase
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.isFocused) private var isFocused
  @FocusedValue(\.title) private var title
  @FocusedBinding(\.words) private var words
  @FocusedObject private var shelf: Shelf?
  @FetchRequest(sortDescriptors: []) private var fetched: [Story]
  @Query private var asked: [Story]
  @Query(sort: \Story.title) private var sorted: [Story]

  var body: some View {
    Button("a") {
      openWindow(id: "b")
      requestReview()
      undoManager?.undo()
      resetFocus(in: 1)
    }
  }
}

final class Shelf: ObservableObject {}

struct TitleKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  var title: String? { nil }
  var words: Binding<String>? { nil }
}

struct Fetching: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { print(context.coordinator.parent) }
}

struct Sharing: UIViewControllerRepresentable {
  final class Coordinator { var parent = 1 }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Pinching: UIGestureRecognizerRepresentable {}

@MainActor func reachForUIKit() {
  UIApplication.shared.endEditing(true)
  print(UIFont.systemFont(ofSize: 12))
  print(UIWindow())
  print(UIHostingController(rootView: Text("a")))
  print(UIActivityViewController(activityItems: ["a"], applicationActivities: nil))
  print(ImageRenderer(content: Text("a")).scale)
}

struct Glow: TextRenderer {}
struct Draft: FileDocument {}
final class Record: ReferenceFileDocument {}
extension ContainerValues {}

struct Watching: View {
  @State private var phase: ScrollPhase?
  @State private var geometry: ScrollGeometry?
  @State private var customization: TabViewCustomization?
  @State private var selection: TextSelection?

  var body: some View {
    Text("a")
  }
}

struct Program: App {
  @UIApplicationDelegateAdaptor(Shelf.self) private var delegate

  var body: some Scene {
    WindowGroup { Text("a") }
    Window("b", id: "c") { Text("d") }
    Settings { Text("d") }
    MenuBarExtra("b", systemImage: "c") { Text("d") }
    ImmersiveSpace(id: "b") { Text("d") }
    DocumentGroup(newDocument: 1) { file in Text("d") }
  }
}
