#if !canImport(Darwin)
  /// A colour as UIKit has it; it says nothing.
  public final class UIColor: Sendable {
    let name: String
    private let parts: [CGFloat]?

    private init(_ name: String, parts: [CGFloat]? = nil) {
      self.name = name
      self.parts = parts
    }

    /// The colour of an asset.
    public convenience init?(named name: String) { self.init(name) }

    /// The colour of an asset.
    public convenience init(resource: ColorResource) { self.init(resource.name) }

    /// A colour from its parts, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init("\(red) \(green) \(blue) \(alpha)", parts: [red, green, blue, alpha])
    }

    /// A colour from its place on the colour wheel, each from 0 to 1.
    public convenience init(
      hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
      self.init("hue \(hue) \(saturation) \(brightness) \(alpha)")
    }

    /// A grey, from black at 0 to white at 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init("\(white) \(alpha)", parts: [white, white, white, alpha])
    }

    /// The colour of a view.
    public convenience init(_ color: Color) { self.init("\(color)") }

    /// The colour for a light app.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      self.init(dynamicProvider(UITraitCollection()).name)
    }

    /// The parts that the colour was made from, each from 0 to 1; false where they are not known.
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      guard let parts else { return false }
      for (place, part) in zip([red, green, blue, alpha], parts) { place?.pointee = part }
      return true
    }

    /// The colour, more or less transparent.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor("\(name) at \(alpha)") }
  }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  extension UIColor {
    /// Black.
    public static let black = UIColor("black")
    /// Dark gray.
    public static let darkGray = UIColor("darkGray")
    /// Light gray.
    public static let lightGray = UIColor("lightGray")
    /// White.
    public static let white = UIColor("white")
    /// Gray.
    public static let gray = UIColor("gray")
    /// Red.
    public static let red = UIColor("red")
    /// Green.
    public static let green = UIColor("green")
    /// Blue.
    public static let blue = UIColor("blue")
    /// Cyan.
    public static let cyan = UIColor("cyan")
    /// Yellow.
    public static let yellow = UIColor("yellow")
    /// Magenta.
    public static let magenta = UIColor("magenta")
    /// Orange.
    public static let orange = UIColor("orange")
    /// Purple.
    public static let purple = UIColor("purple")
    /// Brown.
    public static let brown = UIColor("brown")
    /// Clear.
    public static let clear = UIColor("clear")
    /// System red.
    public static let systemRed = UIColor("systemRed")
    /// System green.
    public static let systemGreen = UIColor("systemGreen")
    /// System blue.
    public static let systemBlue = UIColor("systemBlue")
    /// System orange.
    public static let systemOrange = UIColor("systemOrange")
    /// System yellow.
    public static let systemYellow = UIColor("systemYellow")
    /// System pink.
    public static let systemPink = UIColor("systemPink")
    /// System purple.
    public static let systemPurple = UIColor("systemPurple")
    /// System teal.
    public static let systemTeal = UIColor("systemTeal")
    /// System indigo.
    public static let systemIndigo = UIColor("systemIndigo")
    /// System brown.
    public static let systemBrown = UIColor("systemBrown")
    /// System mint.
    public static let systemMint = UIColor("systemMint")
    /// System cyan.
    public static let systemCyan = UIColor("systemCyan")
    /// System gray.
    public static let systemGray = UIColor("systemGray")
    /// System gray 2.
    public static let systemGray2 = UIColor("systemGray2")
    /// System gray 3.
    public static let systemGray3 = UIColor("systemGray3")
    /// System gray 4.
    public static let systemGray4 = UIColor("systemGray4")
    /// System gray 5.
    public static let systemGray5 = UIColor("systemGray5")
    /// System gray 6.
    public static let systemGray6 = UIColor("systemGray6")
    /// System background.
    public static let systemBackground = UIColor("systemBackground")
    /// System grouped background.
    public static let systemGroupedBackground = UIColor("systemGroupedBackground")
    /// System fill.
    public static let systemFill = UIColor("systemFill")
    /// Tint color.
    public static let tintColor = UIColor("tintColor")
    /// Label.
    public static let label = UIColor("label")
    /// Secondary label.
    public static let secondaryLabel = UIColor("secondaryLabel")
    /// Tertiary label.
    public static let tertiaryLabel = UIColor("tertiaryLabel")
    /// Quaternary label.
    public static let quaternaryLabel = UIColor("quaternaryLabel")
    /// Placeholder text.
    public static let placeholderText = UIColor("placeholderText")
    /// Link.
    public static let link = UIColor("link")
    /// Separator.
    public static let separator = UIColor("separator")
    /// Opaque separator.
    public static let opaqueSeparator = UIColor("opaqueSeparator")
    /// Secondary system background.
    public static let secondarySystemBackground = UIColor("secondarySystemBackground")
    /// Tertiary system background.
    public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
    /// Secondary system grouped background.
    public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
    /// Tertiary system grouped background.
    public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
    /// Secondary system fill.
    public static let secondarySystemFill = UIColor("secondarySystemFill")
    /// Tertiary system fill.
    public static let tertiarySystemFill = UIColor("tertiarySystemFill")
    /// Quaternary system fill.
    public static let quaternarySystemFill = UIColor("quaternarySystemFill")
    /// Dark text.
    public static let darkText = UIColor("darkText")
    /// Light text.
    public static let lightText = UIColor("lightText")
  }

  extension Color {
    /// A colour of UIKit.
    public init(uiColor: UIColor) { self.init(uiColor.name) }

    /// A colour of UIKit; a colour among the assets that has the same name goes before it.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(color.name) }
  }

  extension UIColor: Hashable {
    /// Colours that were made alike are equal.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.name == right.name }

    /// Feeds how it was made.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
#endif
