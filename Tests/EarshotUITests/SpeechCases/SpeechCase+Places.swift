import EarshotUI

extension SpeechCase {
  static let places: [SpeechCase] = [
    SpeechCase("nav-title-heading", hearing: .stops(["Inbox, heading"])) {
      NavigationStack { List {}.navigationTitle("Inbox") }
    },
    SpeechCase("nav-back-recorded", hearing: .parts(["Back, button", "Pushed"])) {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in Text("Pushed") }
      }
    },
    SpeechCase(
      "tab-selected",
      hearing: .stops([
        "First", "Selected, Feeds, tab, 1 of 5", "Saved, tab, 2 of 5", "Search, tab, 3 of 5",
        "Alerts, tab, 4 of 5", "Me, tab, 5 of 5",
      ])
    ) {
      TabView {
        Text("First").tabItem { Label("Feeds", systemImage: "list.bullet") }
        Text("Second").tabItem { Label("Saved", systemImage: "bookmark") }
        Text("Third").tabItem { Label("Search", systemImage: "magnifyingglass") }
        Text("Fourth").tabItem { Label("Alerts", systemImage: "bell") }
        Text("Fifth").tabItem { Label("Me", systemImage: "person") }
      }
    },
    SpeechCase(
      "tabbar-custom", hearing: .stops(["selected, Feed, Tab, 1 of 2", "Check-in, Tab, 2 of 2"])
    ) {
      HStack {
        Button("Feed") {}.accessibilityAddTraits(.isSelected)
        Button("Check-in") {}
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isTabBar)
    },
    SpeechCase("nav-title-no-level", hearing: .stops(["Inbox, heading"])) {
      NavigationStack {
        List {}
          .navigationTitle("Inbox")
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h1)
      }
    },
    SpeechCase(
      "navlink-combine-defect",
      elements: [
        Element(label: "T", traits: ["button"], actions: ["Show"])
      ]
    ) {
      NavigationStack {
        NavigationLink {
          Text("D")
        } label: {
          VStack {
            Text("T")
            Button("Show") {}
          }
        }
        .accessibilityAction(named: "Show") {}
      }
    },
  ]
}
