import SwiftUI

// Forms of names that are modelled in others.
struct Forms: View {
  @State private var stories: [Story] = []
  @State private var words = ""
  @State private var number = 1.0

  var lists: some View {
    VStack {
      List(stories, children: \.answers) { story in Text(story.title) }
      List($stories, editActions: .all) { $story in Text(story.title) }
      List { ForEach($stories, editActions: [.move, .delete]) { $story in Text(story.title) } }
      Group(subviews: Text("a")) { views in ForEach(views) { $0 } }
      ForEach(subviews: Text("a")) { view in view.padding() }
      ForEach(sections: Text("a")) { section in section.content }
    }
  }

  var controls: some View {
    VStack {
      Picker(selection: $words) {
        Text("a").tag("b")
      } label: {
        Text("c")
      } currentValueLabel: {
        Text("d")
      }
      ProgressView(timerInterval: Date()...Date(), countsDown: false)
      TextField("a", value: $number, formatter: NumberFormatter())
      Stepper("a", value: $number, in: 0...3, step: 1, format: .number)
    }
  }

  var modifiers: some View {
    VStack {
      Text("a").contextMenu(forSelectionType: Int.self) { numbers in Text("\(numbers.count)") }
      Text("a").containerValue(\.words, "b").padding()
      Text("a").contextMenu(
        ContextMenu { Button("b") {} })
    }
  }

  var body: some View { lists }
}

extension ContainerValues {
  var words: String {
    get { "" }
    set {}
  }
}

struct Settled: View {
  @Environment(\.backgroundProminence) private var backgroundProminence
  @Environment(\.controlActiveState) private var controlActiveState
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.widgetFamily) private var widgetFamily
  @Environment(\.widgetRenderingMode) private var widgetRenderingMode
  @Environment(\.showsWidgetContainerBackground) private var showsWidgetContainerBackground
  @Environment(\.tabBarPlacement) private var tabBarPlacement
  @Environment(\.isTabBarShowingSections) private var isTabBarShowingSections
  @Environment(\.webAuthenticationSession) private var webAuthenticationSession
  @Environment(\.openImmersiveSpace) private var openImmersiveSpace
  @Environment(\.dismissImmersiveSpace) private var dismissImmersiveSpace
  @Environment(\.contentTransition) private var contentTransition
  @Environment(\.menuOrder) private var menuOrder

  var body: some View { Text("a").opacity(widgetFamily == .systemSmall ? 0 : 1) }
}
