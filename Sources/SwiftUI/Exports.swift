// What `import SwiftUI` brings on Apple's platforms besides SwiftUI itself.
#if !canImport(Darwin)
  @_exported public import EarshotUI
  @_exported public import Foundation
  @_exported public import Observation
#endif
