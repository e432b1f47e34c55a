import SwiftUI

enum ChatTab: Int, CaseIterable, Identifiable {
    case chats, calls, settings

    var id: Int { rawValue }

    var title: LocalizedStringKey {
        switch self {
        case .chats: return "Chats"
        case .calls: return "Calls"
        case .settings: return "Settings"
        }
    }

    var icon: String {
        switch self {
        case .chats: return "message"
        case .calls: return "phone"
        case .settings: return "gearshape"
        }
    }
}

struct ChatTabs: View {
    @State private var tab: ChatTab = .chats
    @AppStorage("missedCalls") private var missedCalls = 2

    var body: some View {
        TabView(selection: $tab) {
            Text("Four chats")
                .tabItem { Label("Chats", systemImage: "message") }
                .tag(ChatTab.chats)
            Text("No calls today")
                .tabItem {
                    Image(systemName: "phone")
                    Text("Calls")
                }
                .badge(missedCalls)
                .tag(ChatTab.calls)
            Text("Nothing to set")
                .tabItem { Label("Settings", systemImage: "gearshape") }
                .tag(ChatTab.settings)
        }
        .onChange(of: tab) { newValue in
            if newValue == .calls { missedCalls = 0 }
        }
    }
}

struct FloatingTabBar: View {
    @Binding var selection: ChatTab
    @Namespace private var underline
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        HStack {
            ForEach(ChatTab.allCases) { tab in
                VStack(spacing: 2) {
                    Image(systemName: selection == tab ? tab.icon + ".fill" : tab.icon)
                        .symbolEffect(.bounce, value: selection)
                    if sizeClass != .compact {
                        Text(tab.title).font(.caption2)
                    }
                    if selection == tab {
                        Capsule().frame(height: 2).matchedGeometryEffect(id: "line", in: underline)
                    }
                }
                .frame(maxWidth: .infinity)
                .foregroundColor(selection == tab ? .accentColor : colorScheme == .dark ? .white : .black)
                .onTapGesture {
                    withAnimation(.spring(duration: 0.3, bounce: 0.2)) { selection = tab }
                }
            }
        }
        .padding()
        .background(.ultraThinMaterial, in: Capsule())
    }
}

struct FloatingTabScreen: View {
    @State private var selection = ChatTab.chats

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView { Text(selection.title).frame(maxHeight: .infinity) }
            FloatingTabBar(selection: $selection)
        }
    }
}
