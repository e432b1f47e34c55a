// What `import Combine` brings on Apple's platforms, as far as views and their models need it.
#if !canImport(Darwin)
  @_exported public import class EarshotUI.AnyCancellable
  @_exported public import struct EarshotUI.AnyPublisher
  @_exported public import protocol EarshotUI.Cancellable
  @_exported public import class EarshotUI.CurrentValueSubject
  @_exported public import struct EarshotUI.Empty
  @_exported public import struct EarshotUI.Just
  @_exported public import protocol EarshotUI.ObservableObject
  @_exported public import class EarshotUI.ObservableObjectPublisher
  @_exported public import class EarshotUI.PassthroughSubject
  @_exported public import struct EarshotUI.Published
  @_exported public import protocol EarshotUI.Publisher
  @_exported public import enum EarshotUI.Publishers
  @_exported public import protocol EarshotUI.Scheduler
  // The timers and notifications that Foundation has for Combine.
  import SwiftUI
#endif
