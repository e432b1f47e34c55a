#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  extension NotificationCenter {
    /// What is posted, as a publisher.
    public struct Publisher: EarshotUI.Publisher {
      public typealias Output = Notification
      public typealias Failure = Never

      let center: NotificationCenter
      let name: Notification.Name
      let object: AnyObject?

      public func _subscribe(_ receive: @escaping (Notification) -> Void) -> AnyCancellable {
        let receiver = Receiver(receive: receive)
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          receiver.receive($0)
        }
        return AnyCancellable { [center] in center.removeObserver(token) }
      }
    }

    /// What is posted under a name, by one object if one is given.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }

  /// Hands on a notification on the thread on which it is posted, as a publisher does.
  private struct Receiver: @unchecked Sendable {
    let receive: (Notification) -> Void
  }
#endif
