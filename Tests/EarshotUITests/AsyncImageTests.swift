import EarshotUI
import Foundation
import Testing

@MainActor
@Suite("Pictures from an address")
struct AsyncImageTests {
  private let address = URL(filePath: "/ana.png")

  private func avatar(_ url: URL?) -> some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("nothing yet")
      case .success(let image): image.resizable().accessibilityLabel("Ana")
      case .failure: Text("failed")
      @unknown default: EmptyView()
      }
    }
  }

  @Test("A picture with an address counts as loaded, one without never is")
  func phases() {
    #expect(ViewSource(avatar(address)).labels == ["Ana"])
    #expect(ViewSource(avatar(nil)).labels == ["nothing yet"])
  }

  @Test("A placeholder stands where there is no address")
  func placeholder() {
    func picture(_ url: URL?) -> some View {
      AsyncImage(url: url) { image in
        image.resizable().accessibilityLabel("Ana")
      } placeholder: {
        ProgressView()
          .accessibilityLabel("Loading")
      }
    }

    #expect(ViewSource(picture(address)).labels == ["Ana"])
    #expect(ViewSource(picture(nil)).labels == ["Loading"])
  }

  @Test("A picture alone shows nothing without an address")
  func alone() {
    #expect(ViewSource(AsyncImage(url: nil)).labels == [])
    #expect(ViewSource(AsyncImage(url: address).accessibilityLabel("Ana")).labels == ["Ana"])
  }
}
