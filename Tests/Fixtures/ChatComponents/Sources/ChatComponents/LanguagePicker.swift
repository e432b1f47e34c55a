import SwiftUI

struct Language: Identifiable, Hashable, Comparable {
    let id: String
    let name: String
    let nativeName: String

    static func < (lhs: Language, rhs: Language) -> Bool {
        lhs.name < rhs.name
    }

    static let all: [Language] = [
        Language(id: "nl", name: "Dutch", nativeName: "Nederlands"),
        Language(id: "he", name: "Hebrew", nativeName: "עברית"),
        Language(id: "pt", name: "Portuguese", nativeName: "Português"),
    ].sorted()
}

struct LanguagePicker: View {
    @SceneStorage("languagePicker.search") private var search = ""
    @State private var chosen: Language? = Language.all.first
    @State private var region = "Auto"
    @State private var translatesNames = false
    @Environment(\.locale) private var locale

    private var results: [Language] {
        guard !search.isEmpty else { return Language.all }
        return Language.all.filter { $0.name.lowercased().hasPrefix(search.lowercased()) }
    }

    var body: some View {
        VStack {
            HStack {
                Image(systemName: "magnifyingglass")
                TextField("Search", text: $search)
                    .textInputAutocapitalization(.never)
                    .disableAutocorrection(true)
                if !search.isEmpty {
                    Button {
                        search = ""
                    } label: {
                        Image(systemName: "xmark.circle")
                    }
                    .accessibility(label: Text("Clear"))
                }
            }
            .padding(8)
            .border(.secondary)
            List(results) { language in
                Button(action: { chosen = language }) {
                    HStack {
                        VStack(alignment: .leading) {
                            Text(language.name)
                            Text(verbatim: language.nativeName)
                                .foregroundColor(.secondary)
                                .environment(\.locale, Locale(identifier: language.id))
                        }
                        Spacer()
                        if chosen == language {
                            Image(systemName: "checkmark").foregroundColor(.accentColor)
                        }
                    }
                }
                .listRowBackground(chosen == language ? Color.accentColor.opacity(0.1) : nil)
            }
            .scrollContentBackground(.hidden)
            Picker(selection: $region) {
                Text("Automatic").tag("Auto")
                Text("Europe").tag("EU")
                Text("Americas").tag("AM")
            } label: {
                Label("Region", systemImage: "globe")
            }
            .pickerStyle(.menu)
            .accessibilityLabel("Region")
            Toggle(isOn: $translatesNames.animation()) {
                Text("Translate names")
                Text("Also in group chats")
            }
            .toggleStyle(.switch)
            if translatesNames {
                Text("Names are shown in \(locale.identifier).").font(.footnote).italic()
            }
        }
        .padding()
    }
}

struct LanguagePicker_Previews: PreviewProvider {
    static var previews: some View {
        LanguagePicker()
    }
}
