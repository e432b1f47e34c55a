import SwiftUI

struct Story: Identifiable, Hashable {
  let id: Int
  var title = ""
  var answers: [Story]?
}

// Each line below but the opening ones has one call that is refused, written as people write it.
struct Screens: View {
  @State private var isShown = false
  @State private var story: Story?
  @State private var words = ""
  @State private var file: URL?
  @State private var number = 1.0
  @State private var picture: Picture?
  @FocusState private var isFocused: Bool
  @FocusState private var field: Int?
  @Namespace private var space

  var presentations: some View {
    VStack {
      Text("a").actionSheet(isPresented: $isShown) { ActionSheet(title: Text("b"), buttons: []) }
      Text("a").quickLookPreview($file).padding()
      Text("a").quickLookPreview($file, in: [URL(filePath: "/a")])
      Text("a").photosPicker(isPresented: $isShown, selection: $picture, matching: .images)
      Text("a").imagePlaygroundSheet(isPresented: $isShown, concept: "b") { url in file = url }
      Text("a").translationPresentation(isPresented: $isShown, text: words)
      Text("a").popoverTip(words, arrowEdge: .bottom)
      Text("a").dialogIcon(Image(systemName: "star")).padding()
      Text("a").dialogSeverity(.critical).font(.body)
      Text("a").dialogSuppressionToggle(isSuppressed: $isShown)
      Text("a").menuActionDismissBehavior(.disabled)
    }
  }

  var presentationsOfItems: some View {
    VStack {
      Text("a").actionSheet(item: $story) { story in
        ActionSheet(title: Text(story.title), buttons: [.destructive(Text("b")) {}, .cancel()])
      }
    }
  }

  var files: some View {
    VStack {
      Text("a").fileExporter(
        isPresented: $isShown, document: story, contentType: .plainText, defaultFilename: "b"
      ) { result in
        if case .success(let url) = result { file = url }
      }
      Text("a").fileMover(isPresented: $isShown, file: file) { result in print(result) }
      Text("a").navigationDocument(URL(filePath: "/a"))
      Text("a").renameAction { isShown = true }
      Text("a").findNavigator(isPresented: $isShown)
      Text("a").replaceDisabled()
    }
  }

  var scrolling: some View {
    VStack {
      Text("a").onScrollPhaseChange { old, new in isShown = old == new }
      Text("a").onScrollGeometryChange(for: Bool.self) { geometry in
        geometry == geometry
      } action: { old, new in
        isShown = new
      }
      Text("a").onScrollVisibilityChange(threshold: 0.2) { isVisible in isShown = isVisible }
      Text("a").onScrollTargetVisibilityChange(idType: Int.self) { ids in number = Double(ids.count)
      }
    }
  }

  var preferences: some View {
    VStack {
      Text("a").overlayPreferenceValue(Height.self) { height in Text("\(height)") }
      Text("a").backgroundPreferenceValue(Height.self) { height in Text("\(height)") }
      Text("a").anchorPreference(key: Height.self, value: .bounds) { anchor in 1 }
    }
  }

  var focus: some View {
    VStack {
      Text("a").focusedValue(\Story.title, words)
      Text("a").focusedSceneValue(\Story.title, words)
      Text("a").focusedObject(words)
      Text("a").focusedSceneObject(words)
      Text("a").focusScope(space)
      Text("a").focusSection()
      Text("a").prefersDefaultFocus(in: space)
    }
  }

  var commands: some View {
    VStack {
      Text("a").copyable([words])
      Text("a").cuttable(for: String.self) { [words] }
      Text("a").pasteDestination(for: String.self) { strings in words = strings[0] }
      Text("a").onCommand("b") { isShown = true }
      Text("a").onCopyCommand { [words] }
      Text("a").onCutCommand { [words] }
      Text("a").onDeleteCommand { isShown = true }
      Text("a").onExitCommand { isShown = false }
      Text("a").onMoveCommand { direction in print(direction) }
      Text("a").onPlayPauseCommand { isShown.toggle() }
      Text("a").onModifierKeysChanged { old, new in print(old, new) }
      Text("a").onPencilDoubleTap { value in print(value) }
      Text("a").onPencilSqueeze { phase in print(phase) }
      Text("a").onContinuousHover { phase in print(phase) }
      Text("a").digitalCrownRotation($number)
    }
  }

  var bars: some View {
    VStack {
      Text("a").contentToolbar(for: .automatic) { ToolbarItem { Text("b") } }
      Text("a").navigationSubtitle("b")
      Text("a").toolbarTitleMenu { Button("b") { isShown = true } }
      Text("a").tabViewBottomAccessory { Text("b") }
      Text("a").tabViewCustomization(nil)
      Text("a").tabViewSidebarHeader { Text("b") }
      Text("a").tabViewSidebarFooter { Text("b") }
      Text("a").tabViewSidebarBottomBar { Text("b") }
      Text("a").sectionActions { Button("b") {} }
      Text("a").selectionDisabled(isShown)
      Text("a").deleteDisabled(true)
      Text("a").tableStyle(.inset)
      Text("a").touchBar { Button("b") {} }
    }
  }

  var words2: some View {
    VStack {
      Text("a").textRenderer(words)
      Text("a").textInputSuggestions { Text("b") }
      Text("a").textInputCompletion("b")
      Text("a").typeSelectEquivalent("b")
      Text("a").translationTask(words) { session in print(session) }
      Text("a").colorEffect(ShaderLibrary.default.wave(.float(2)))
      Text("a").distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero)
      Text("a").layerEffect(ShaderLibrary.wave(), maxSampleOffset: .zero, isEnabled: isShown)
    }
  }

  var maps: some View {
    VStack {
      Text("a").mapStyle(.standard)
      Text("a").mapStyle(.standard(elevation: .realistic)).padding()
      Text("a").mapControls { Text("b") }
      Text("a").mapControlVisibility(.hidden)
      Text("a").mapScope(space)
    }
  }

  var body: some View { presentations }
}

struct Picture: Hashable {}

struct Height: PreferenceKey {
  static let defaultValue = 1
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}
