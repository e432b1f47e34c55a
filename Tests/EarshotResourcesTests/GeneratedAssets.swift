import SwiftUI

extension ImageResource {
  static let avatarPlaceholder = ImageResource(name: "avatar-placeholder", bundle: .main)
  static let `default` = ImageResource(name: "default", bundle: .main)
  static let hero = ImageResource(name: "HeroImage", bundle: .main)
  static let urlBadge = ImageResource(name: "URLBadge", bundle: .main)
  static let _1Circle = ImageResource(name: "1.circle", bundle: .main)
  enum Icons {
    static let heartFill = ImageResource(name: "Icons/heart-fill", bundle: .main)
    enum Small {
      static let heart = ImageResource(name: "Icons/small/heart", bundle: .main)
    }
  }
}

extension ColorResource {
  static let accent = ColorResource(name: "AccentColor", bundle: .main)
  static let brandInk = ColorResource(name: "brand ink", bundle: .main)
  static let red = ColorResource(name: "red", bundle: .main)
}

extension UIImage {
  static var avatarPlaceholder: UIImage { UIImage(resource: ImageResource.avatarPlaceholder) }
  static var `default`: UIImage { UIImage(resource: ImageResource.`default`) }
  static var hero: UIImage { UIImage(resource: ImageResource.hero) }
  static var urlBadge: UIImage { UIImage(resource: ImageResource.urlBadge) }
  static var _1Circle: UIImage { UIImage(resource: ImageResource._1Circle) }
}

extension Color {
  static var accent: Color { Color(ColorResource.accent) }
  static var brandInk: Color { Color(ColorResource.brandInk) }
}

extension ShapeStyle where Self == Color {
  static var accent: Color { Color(ColorResource.accent) }
  static var brandInk: Color { Color(ColorResource.brandInk) }
}

extension UIColor {
  static var accent: UIColor { UIColor(resource: ColorResource.accent) }
  static var brandInk: UIColor { UIColor(resource: ColorResource.brandInk) }
}
