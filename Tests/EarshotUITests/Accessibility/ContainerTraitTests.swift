import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Traits that make a container what it is")
struct ContainerTraitTests {
  private func container(around view: some View) throws -> AccessibilityContainer? {
    let source = ViewSource(view)
    return source.container(around: try #require(source.firstElement()?.id))
  }

  @Test("A container with the tab bar trait is a bar of tabs")
  func tabBar() throws {
    let bar = HStack { Button("Feed") {} }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isTabBar)

    #expect(try container(around: bar)?.kind == .tabBar)
  }

  @Test("What has the modal trait is a modal container, contained before or not")
  func modal() throws {
    let popup = VStack {
      Text("Saved")
      Button("OK") {}
    }
    let contained = popup.accessibilityElement(children: .contain).accessibilityLabel("Popup")

    #expect(try container(around: popup.accessibilityAddTraits(.isModal))?.kind == .modal)
    #expect(try container(around: contained.accessibilityAddTraits(.isModal))?.kind == .modal)
    #expect(try container(around: contained.accessibilityAddTraits(.isModal))?.label == "Popup")
  }

  @Test("The modal trait is no trait of the elements inside")
  func elements() {
    let text = Text("Saved").accessibilityAddTraits([.isModal, .isHeader])

    #expect(ViewSource(text).firstElement()?.traits == [.staticText, .header])
  }
}
