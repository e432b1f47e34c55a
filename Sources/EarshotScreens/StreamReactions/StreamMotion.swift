import SwiftUI

/// How the icons and what they stand on move.
enum StreamMotion {
  static let spring = Animation.interpolatingSpring(stiffness: 170, damping: 15)
}
