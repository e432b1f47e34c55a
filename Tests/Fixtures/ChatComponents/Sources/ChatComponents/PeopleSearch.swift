import SwiftUI

struct Contact: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let status: String
    var isOnline = false
}

@MainActor
final class PeopleStore: ObservableObject {
    @Published private(set) var people: [Contact] = []
    @Published var query = ""

    var sections: [(letter: String, people: [Contact])] {
        let found = query.isEmpty ? people : people.filter { $0.name.localizedCaseInsensitiveContains(query) }
        return Dictionary(grouping: found) { String($0.name.prefix(1)) }
            .sorted { $0.key < $1.key }
            .map { (letter: $0.key, people: $0.value) }
    }

    func load() async {
        people = [
            Contact(name: "Ada", status: "Reading", isOnline: true),
            Contact(name: "Arjun", status: "Away"),
            Contact(name: "Bela", status: "On the train", isOnline: true),
        ]
    }
}

struct PeopleSearch: View {
    @StateObject private var store = PeopleStore()
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(store.sections, id: \.letter) { section in
                    Section(section.letter) {
                        ForEach(section.people) { person in
                            NavigationLink(value: person) {
                                PersonRow(person: person)
                            }
                        }
                    }
                }
            }
            .overlay {
                if store.sections.isEmpty {
                    ContentUnavailableView.search(text: store.query)
                }
            }
            .navigationTitle("People")
            .navigationDestination(for: Contact.self) { person in
                VStack {
                    Text(person.name).font(.title)
                    Button("Back to the start") { path.removeLast(path.count) }
                }
            }
            .searchable(text: $store.query, prompt: "Search people")
            .refreshable { await store.load() }
            .task { await store.load() }
        }
    }
}

private struct PersonRow: View {
    let person: Contact

    var body: some View {
        HStack {
            Circle()
                .fill(person.isOnline ? .green : .gray)
                .frame(width: 10, height: 10)
            VStack(alignment: .leading) {
                Text(person.name)
                    .font(.body)
                Text(person.status)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityInputLabels([person.name])
    }
}

struct PeopleSearch_Previews: PreviewProvider {
    static var previews: some View { PeopleSearch() }
}
