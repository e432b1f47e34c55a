// What `import Accessibility` brings on Apple's platforms stands in the view layer here.
#if !canImport(Darwin)
  @_exported public import EarshotUI
  @_exported public import Foundation
#endif
