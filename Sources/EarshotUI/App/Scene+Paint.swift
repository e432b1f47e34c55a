public import struct Foundation.CGFloat
public import struct Foundation.CGSize

// How windows look and stand, of which nothing is known here.
extension Scene {
  /// Sets how large a window is at first.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets how large a window is at first.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets where a window stands at first.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets how a window looks.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }

  /// Sets how large a window may become.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets what opens the scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
