import SwiftUI

private struct AvatarSizeKey: EnvironmentKey {
    static let defaultValue: CGFloat = 32
}

extension EnvironmentValues {
    var avatarSize: CGFloat {
        get { self[AvatarSizeKey.self] }
        set { self[AvatarSizeKey.self] = newValue }
    }
}

extension View {
    func avatarSize(_ size: CGFloat) -> some View {
        environment(\.avatarSize, size)
    }
}

struct Avatar: View {
    let name: String
    var photo: URL?
    @Environment(\.avatarSize) private var size

    var body: some View {
        Group {
            if let photo {
                AsyncImage(url: photo) { phase in
                    switch phase {
                    case .success(let image):
                        image.resizable().scaledToFill()
                    case .failure:
                        initials
                    case .empty:
                        ProgressView()
                    @unknown default:
                        EmptyView()
                    }
                }
            } else {
                initials
            }
        }
        .frame(width: size, height: size)
        .clipShape(Circle())
        .overlay(Circle().strokeBorder(Color(UIColor.systemBackground), lineWidth: 2))
    }

    private var initials: some View {
        ZStack {
            Color.teal
            Text(name.split(separator: " ").compactMap(\.first).map(String.init).joined())
                .font(.caption)
                .minimumScaleFactor(0.5)
        }
    }
}

struct AvatarStack: View {
    let names: [String]
    var limit = 3

    var body: some View {
        HStack(spacing: -10) {
            ForEach(Array(names.prefix(limit).enumerated()), id: \.offset) { index, name in
                Avatar(name: name)
                    .zIndex(Double(limit - index))
            }
            if names.count > limit {
                Text("+\(names.count - limit)")
                    .font(.caption2)
                    .padding(6)
                    .background(Color.gray.opacity(0.3))
                    .clipShape(.capsule)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Members: \(names.formatted(.list(type: .and)))"))
        .accessibilityAddTraits(.isImage)
    }
}

struct GroupHeader: View {
    var body: some View {
        VStack {
            AvatarStack(names: ["Mira Holt", "Jo Park", "Sam Li", "Eva Roth"])
                .avatarSize(48)
            Avatar(name: "Mira Holt")
            Text("Rowing club")
                .font(.title2)
                .accessibilityAddTraits(.isHeader)
        }
    }
}

struct AvatarStack_Previews: PreviewProvider {
    static var previews: some View { GroupHeader() }
}
