import EarshotTree

public import struct Foundation.URL

/// A way to an address.
public struct Link<Label: View> {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  /// Makes a link that looks like a view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

extension Link: View {
  public var body: some View {
    ControlElement(.link, content: label) { [openURL, destination] element, inside in
      element.traits.formUnion([.button, .link])
      element.takeOver(from: inside)
      element.activation = { openURL(destination) }
    }
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
