import Glibc

/// One end of a channel whose other end another process holds as long as it lives.
package struct Lifeline {
  private let descriptor: Int32

  /// Takes an end of the channel.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Does something when the other process is gone, on a thread that waits for it, even while this
  /// process is busy.
  package func whenCut(_ react: @escaping @Sendable () -> Void) {
    let wait = Wait(descriptor: descriptor, react: react)
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { wait in
        guard let wait else { return nil }
        Unmanaged<Wait>.fromOpaque(wait).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(wait).toOpaque())
  }

  private final class Wait: Sendable {
    private let descriptor: Int32
    private let react: @Sendable () -> Void

    init(descriptor: Int32, react: @escaping @Sendable () -> Void) {
      self.descriptor = descriptor
      self.react = react
    }

    func run() {
      var request = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&request, 1, -1) <= 0 {}
      react()
    }
  }
}
