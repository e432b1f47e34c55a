import SwiftUI

// What people write to have words in the language of whoever listens; nothing here knows Earshot.
struct LocalizedRow: View {
  @State private var status = String(localized: "Sent")
  let count: Int
  let title: LocalizedStringResource = "Reply"

  var body: some View {
    Text(title)
    Text(status)
    Text(String(localized: "Reacted by \(count) people", comment: "Under a message"))
    Text(String(localized: "not.sent", defaultValue: "Not sent to \(count)", table: "Errors"))
    Text(NSLocalizedString("Reply", comment: "A button"))
    Text(NSLocalizedString("Unknown", value: "Something else", comment: ""))
    Text(Bundle.main.localizedString(forKey: "Reply", value: "", table: nil))
    Text(Bundle.main.localizedString(forKey: "not.sent", value: nil, table: "Errors"))
    Text(AttributedString(localized: "Sent"))
    Text(LocalizedStringResource("later", defaultValue: "Later, \(count)", comment: "A time"))
    Text(Self.words(for: "Reply"))
    Button(title) {}.accessibilityValue(title).accessibilityHint(title)
    Label(title, systemImage: "heart").accessibilityLabel(title)
    Toggle(title, isOn: .constant(true))
  }

  private static func words(for resource: LocalizedStringResource) -> String {
    String(localized: resource)
  }
}
