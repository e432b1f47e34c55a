#if !canImport(Darwin)
  public import EarshotUI

  extension Color {
    /// UIKit's colour.
    public init(_ color: UIColor) { self.init(color.name) }

    /// UIKit's colour.
    public init(uiColor: UIColor) { self.init(uiColor.name) }
  }
#endif
