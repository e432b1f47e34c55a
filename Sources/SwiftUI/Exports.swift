// What `import SwiftUI` brings on Apple's platforms besides SwiftUI itself.
#if !canImport(Darwin)
  @_exported public import EarshotUI
  // Named by themselves, they go before what whole modules bring, also where Foundation is imported.
  @_exported public import class EarshotUI.DispatchWorkItem
  @_exported public import class EarshotUI.Timer
  @_exported public import func EarshotUI.NSLocalizedString
  @_exported public import Foundation
  @_exported public import Observation
#endif
