import SwiftUI

struct Attachment: Identifiable, Hashable {
    enum Kind: String, Codable { case photo, file, place }

    let id: Int
    var kind: Kind
    var name: String
    var size: Int64 = 0
}

struct AttachmentGrid: View {
    let attachments: [Attachment]
    @State private var opened: Attachment?
    @State private var selected: Set<Attachment.ID> = []
    @Namespace private var namespace

    private let columns = [GridItem(.adaptive(minimum: 96), spacing: 8)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(attachments) { attachment in
                    AttachmentTile(attachment: attachment, isSelected: selected.contains(attachment.id))
                        .matchedGeometryEffect(id: attachment.id, in: namespace)
                        .onTapGesture { opened = attachment }
                        .onLongPressGesture(minimumDuration: 0.4) { toggle(attachment) }
                        .contextMenu {
                            Button {
                                toggle(attachment)
                            } label: {
                                Label(selected.contains(attachment.id) ? "Deselect" : "Select", systemImage: "checkmark.circle")
                            }
                            ShareLink(item: attachment.name)
                            Divider()
                            Button("Delete", systemImage: "trash", role: .destructive) {}
                        }
                }
            }
            .padding(8)
        }
        .sheet(item: $opened) { attachment in
            AttachmentDetail(attachment: attachment)
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
        .safeAreaInset(edge: .bottom) {
            if !selected.isEmpty {
                Text("\(selected.count) selected")
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(.bar)
            }
        }
    }

    private func toggle(_ attachment: Attachment) {
        if selected.remove(attachment.id) == nil {
            selected.insert(attachment.id)
        }
    }
}

private struct AttachmentTile: View {
    let attachment: Attachment
    let isSelected: Bool

    var body: some View {
        Rectangle()
            .fill(.quaternary)
            .aspectRatio(1, contentMode: .fit)
            .overlay {
                switch attachment.kind {
                case .photo:
                    Image(attachment.name).resizable().aspectRatio(contentMode: .fill)
                case .file:
                    VStack {
                        Image(systemName: "doc")
                        Text(attachment.name).font(.caption2)
                    }
                case .place:
                    Image(systemName: "mappin.and.ellipse").accessibilityLabel("Place: \(attachment.name)")
                }
            }
            .overlay(alignment: .topTrailing) {
                Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").padding(4)
            }
            .clipped()
    }
}

private struct AttachmentDetail: View {
    let attachment: Attachment
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack {
                Text(attachment.name)
                Text(attachment.size, format: .byteCount(style: .file))
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close", role: .cancel) { dismiss() }
                }
            }
        }
    }
}

struct AttachmentGrid_Previews: PreviewProvider {
    static var previews: some View {
        AttachmentGrid(attachments: [
            Attachment(id: 1, kind: .photo, name: "IMG_2041"),
            Attachment(id: 2, kind: .file, name: "minutes.pdf", size: 48_000),
            Attachment(id: 3, kind: .place, name: "Boathouse"),
        ])
    }
}
