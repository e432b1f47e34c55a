import Foundation
import SwiftUI

struct LocalizedWithFoundation: View {
  var body: some View {
    Text(NSLocalizedString("Reply", comment: ""))
    Text(String(localized: "Sent"))
  }
}
