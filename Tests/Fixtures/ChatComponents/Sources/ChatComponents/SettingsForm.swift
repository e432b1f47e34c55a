import SwiftUI

final class SettingsModel: ObservableObject {
    @Published var displayName = "Ines"
    @Published var sendsReceipts = true
    @Published var textSize = 17.0
    @Published var keepDays = 30
    @Published var theme: Theme = .system
    @Published var birthday = Date(timeIntervalSince1970: 0)

    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: String { rawValue }
    }
}

struct SettingsForm: View {
    @StateObject private var model = SettingsModel()
    @State private var isConfirmingReset = false
    @Environment(\.dismiss) var dismiss

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Profile")) {
                    TextField("Name", text: $model.displayName)
                        .textContentType(.name)
                        .autocorrectionDisabled()
                    DatePicker("Birthday", selection: $model.birthday, displayedComponents: .date)
                }
                Section {
                    Toggle("Read receipts", isOn: $model.sendsReceipts)
                    Stepper("Keep for \(model.keepDays) days", value: $model.keepDays, in: 1...365)
                    Picker("Theme", selection: $model.theme) {
                        ForEach(SettingsModel.Theme.allCases) { theme in
                            Text(theme.rawValue.capitalized).tag(theme)
                        }
                    }
                    .pickerStyle(.segmented)
                    VStack(alignment: .leading) {
                        Text("Text size")
                        Slider(value: $model.textSize, in: 12...32, step: 1) {
                            Text("Text size")
                        } minimumValueLabel: {
                            Image(systemName: "textformat.size.smaller")
                        } maximumValueLabel: {
                            Image(systemName: "textformat.size.larger")
                        }
                    }
                } header: {
                    Text("Chats")
                } footer: {
                    Text("Receipts tell others that you have read their messages.")
                }
                Section {
                    NavigationLink("Blocked people", destination: BlockedPeople())
                    LabeledContent("Version", value: "4.2")
                    Button("Reset settings", role: .destructive) { isConfirmingReset = true }
                }
            }
            .navigationBarTitle("Settings", displayMode: .inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
            .confirmationDialog("Reset all settings?", isPresented: $isConfirmingReset, titleVisibility: .visible) {
                Button("Reset", role: .destructive) { model.keepDays = 30 }
                Button("Cancel", role: .cancel) {}
            }
        }
        .environmentObject(model)
    }
}

struct BlockedPeople: View {
    @EnvironmentObject private var model: SettingsModel

    var body: some View {
        ContentUnavailableView(
            "Nobody is blocked", systemImage: "hand.raised.slash",
            description: Text("\(model.displayName) gets on with everybody."))
    }
}

struct SettingsForm_Previews: PreviewProvider {
    static var previews: some View {
        SettingsForm()
    }
}
