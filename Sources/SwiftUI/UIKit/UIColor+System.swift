#if !canImport(Darwin)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  extension UIColor {
    /// Label, by the name of the system.
    public static let label = UIColor(name: "label")
    /// Secondary label, by the name of the system.
    public static let secondaryLabel = UIColor(name: "secondaryLabel")
    /// Tertiary label, by the name of the system.
    public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
    /// Quaternary label, by the name of the system.
    public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
    /// Placeholder text, by the name of the system.
    public static let placeholderText = UIColor(name: "placeholderText")
    /// Separator, by the name of the system.
    public static let separator = UIColor(name: "separator")
    /// Opaque separator, by the name of the system.
    public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
    /// Link, by the name of the system.
    public static let link = UIColor(name: "link")
    /// Tint color, by the name of the system.
    public static let tintColor = UIColor(name: "tintColor")
    /// System background, by the name of the system.
    public static let systemBackground = UIColor(name: "systemBackground")
    /// Secondary system background, by the name of the system.
    public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
    /// Tertiary system background, by the name of the system.
    public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
    /// System grouped background, by the name of the system.
    public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
    /// Secondary system grouped background, by the name of the system.
    public static let secondarySystemGroupedBackground = UIColor(
      name: "secondarySystemGroupedBackground")
    /// Tertiary system grouped background, by the name of the system.
    public static let tertiarySystemGroupedBackground = UIColor(
      name: "tertiarySystemGroupedBackground")
    /// System fill, by the name of the system.
    public static let systemFill = UIColor(name: "systemFill")
    /// Secondary system fill, by the name of the system.
    public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
    /// Tertiary system fill, by the name of the system.
    public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
    /// Quaternary system fill, by the name of the system.
    public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
    /// System red, by the name of the system.
    public static let systemRed = UIColor(name: "systemRed")
    /// System orange, by the name of the system.
    public static let systemOrange = UIColor(name: "systemOrange")
    /// System yellow, by the name of the system.
    public static let systemYellow = UIColor(name: "systemYellow")
    /// System green, by the name of the system.
    public static let systemGreen = UIColor(name: "systemGreen")
    /// System mint, by the name of the system.
    public static let systemMint = UIColor(name: "systemMint")
    /// System teal, by the name of the system.
    public static let systemTeal = UIColor(name: "systemTeal")
    /// System cyan, by the name of the system.
    public static let systemCyan = UIColor(name: "systemCyan")
    /// System blue, by the name of the system.
    public static let systemBlue = UIColor(name: "systemBlue")
    /// System indigo, by the name of the system.
    public static let systemIndigo = UIColor(name: "systemIndigo")
    /// System purple, by the name of the system.
    public static let systemPurple = UIColor(name: "systemPurple")
    /// System pink, by the name of the system.
    public static let systemPink = UIColor(name: "systemPink")
    /// System brown, by the name of the system.
    public static let systemBrown = UIColor(name: "systemBrown")
    /// System grey, by the name of the system.
    public static let systemGray = UIColor(name: "systemGray")
    /// System grey 2, by the name of the system.
    public static let systemGray2 = UIColor(name: "systemGray2")
    /// System grey 3, by the name of the system.
    public static let systemGray3 = UIColor(name: "systemGray3")
    /// System grey 4, by the name of the system.
    public static let systemGray4 = UIColor(name: "systemGray4")
    /// System grey 5, by the name of the system.
    public static let systemGray5 = UIColor(name: "systemGray5")
    /// System grey 6, by the name of the system.
    public static let systemGray6 = UIColor(name: "systemGray6")
    /// Clear, by the name of the system.
    public static let clear = UIColor(name: "clear")
    /// Black, by the name of the system.
    public static let black = UIColor(name: "black")
    /// White, by the name of the system.
    public static let white = UIColor(name: "white")
    /// Grey, by the name of the system.
    public static let gray = UIColor(name: "gray")
    /// Dark grey, by the name of the system.
    public static let darkGray = UIColor(name: "darkGray")
    /// Light grey, by the name of the system.
    public static let lightGray = UIColor(name: "lightGray")
    /// Red, by the name of the system.
    public static let red = UIColor(name: "red")
    /// Orange, by the name of the system.
    public static let orange = UIColor(name: "orange")
    /// Yellow, by the name of the system.
    public static let yellow = UIColor(name: "yellow")
    /// Green, by the name of the system.
    public static let green = UIColor(name: "green")
    /// Cyan, by the name of the system.
    public static let cyan = UIColor(name: "cyan")
    /// Blue, by the name of the system.
    public static let blue = UIColor(name: "blue")
    /// Magenta, by the name of the system.
    public static let magenta = UIColor(name: "magenta")
    /// Purple, by the name of the system.
    public static let purple = UIColor(name: "purple")
    /// Brown, by the name of the system.
    public static let brown = UIColor(name: "brown")
  }
#endif
