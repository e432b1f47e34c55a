import MapKit
import SwiftUI

struct Place: View {
  var body: some View { Map().mapStyle(.standard) }
}
