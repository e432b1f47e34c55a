import SwiftUI

struct Folder: Identifiable {
    let id = UUID()
    var name: String
    var isVisible = true
}

struct ReorderList: View {
    @State private var folders = ["Family", "Work", "Sailing", "Neighbours"].map { Folder(name: $0) }
    @State private var newName = ""
    @State private var isAdding = false
    @State private var editMode: EditMode = .active

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach($folders) { $folder in
                        HStack {
                            Image(systemName: "line.3.horizontal")
                                .foregroundStyle(.tertiary)
                                .accessibilityHidden(true)
                            TextField("Folder name", text: $folder.name)
                            Toggle("Visible", isOn: $folder.isVisible)
                                .labelsHidden()
                        }
                        .accessibilityElement(children: .contain)
                        .accessibilityActions {
                            if folder.id != folders.first?.id {
                                Button("Move up") { move(folder.id, by: -1) }
                            }
                            if folder.id != folders.last?.id {
                                Button("Move down") { move(folder.id, by: 1) }
                            }
                        }
                    }
                    .onMove { from, to in
                        folders.move(fromOffsets: from, toOffset: to)
                    }
                    .onDelete(perform: delete)
                } footer: {
                    Text("Folders are shown in this order.")
                }
            }
            .listStyle(.insetGrouped)
            .environment(\.editMode, $editMode)
            .navigationTitle("Folders")
            .toolbar {
                EditButton()
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .alert("New folder", isPresented: $isAdding) {
                TextField("Name", text: $newName)
                Button("Add", action: add)
                Button("Cancel", role: .cancel) { newName = "" }
            }
        }
    }

    private func add() {
        folders.append(Folder(name: newName))
        newName = ""
    }

    private func delete(at offsets: IndexSet) {
        folders.remove(atOffsets: offsets)
    }

    private func move(_ id: Folder.ID, by distance: Int) {
        guard let index = folders.firstIndex(where: { $0.id == id }) else { return }
        let target = index + distance
        guard folders.indices.contains(target) else { return }
        withAnimation { folders.swapAt(index, target) }
        AccessibilityNotification.Announcement("\(folders[target].name) moved to position \(target + 1)").post()
    }
}
