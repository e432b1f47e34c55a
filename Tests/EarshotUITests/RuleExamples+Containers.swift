@testable import EarshotUI

extension RuleExamples {
  static let containers: [UIRule: AnyView] = [
    .sectionHeader: AnyView(Section("Accounts") { Text("Ana") }),
    .rowDeletion: AnyView(List { ForEach(0..<2) { Text("row \($0)") }.onDelete { _ in } }),
    .swipesReplaceDeletion: AnyView(
      List {
        ForEach(0..<2) { Text("row \($0)").swipeActions { Button("Archive") {} } }.onDelete { _ in }
      }),
    .rowSelection: AnyView(List(0..<2, id: \.self, selection: .constant(1)) { Text("row \($0)") }),
    .swipeActions: AnyView(Text("Mail").swipeActions { Button("Archive") {} }),
    .contextMenu: AnyView(Text("Mail").contextMenu { Button("Copy") {} }),
    .navigationTitle: AnyView(NavigationStack { Text("Mail").navigationTitle("Inbox") }),
    .navigationLink: AnyView(NavigationLink("Details") { Text("Size") }),
    .backButton: pushed,
    .pushed: pushed,
    .sectionDisclosure: AnyView(
      List { Section("Fruit", isExpanded: .constant(true)) { Text("Apple") } }
        .listStyle(.sidebar)),
    .searchField: AnyView(NavigationStack { Text("fruit").searchable(text: .constant("")) }),
    .tab: AnyView(TabView { EmptyView().tabItem { Text("Feeds") } }),
    .tabBadge: AnyView(TabView { EmptyView().tabItem { Text("Calls") }.badge(2) }),
    .rowBadge: AnyView(List { EmptyView().badge(3) }),
    .page: AnyView(TabView { Text("Talk") }.tabViewStyle(.page)),
    .firstTab: AnyView(
      TabView(selection: .constant("gone")) { Text("Talk").tag("talk") }.tabViewStyle(.page)),
    .pageControl: AnyView(
      TabView {
        EmptyView()
        EmptyView()
      }
      .tabViewStyle(.page)),
    .viewThatFits: AnyView(ViewThatFits { Text("wide") }),
  ]

  private static var pushed: AnyView {
    AnyView(
      NavigationStack {
        EmptyView().navigationDestination(isPresented: .constant(true)) { Text("Size") }
      })
  }
}
