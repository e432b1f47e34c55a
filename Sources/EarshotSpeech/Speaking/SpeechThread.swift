import Dispatch
import Glibc

/// The one thread on which the library is used, and the line of those who wait for it.
final class SpeechThread: Sendable {
  typealias Job = @Sendable (SpeechEngine) -> Void

  /// What is to be done, in order; nil is the end.
  private final class Inbox: Sendable {
    private let jobs = Locked<[Job?]>([])
    private let arrivals = DispatchSemaphore(value: 0)

    func put(_ job: Job?) {
      jobs.withLock { $0.append(job) }
      arrivals.signal()
    }

    func take() -> Job? {
      arrivals.wait()
      return jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  /// What the thread needs to begin, and what it has to tell when it has begun.
  private final class Start: Sendable {
    let library: SpeechLibrary
    let inbox: Inbox
    let failure = Locked<SpeechError?>(nil)
    let begun = DispatchSemaphore(value: 0)

    /// Why the library could not be loaded, once the thread has begun.
    var reason: SpeechError? { failure.withLock { $0 } }

    init(_ library: SpeechLibrary, _ inbox: Inbox) {
      self.library = library
      self.inbox = inbox
    }
  }

  /// What a job yields to somebody who waits for it.
  private final class Answer<Value: Sendable>: Sendable {
    private let result = Locked<Result<Value, SpeechError>>(.failure(.refused))
    private let isGiven = DispatchSemaphore(value: 0)

    func give(_ result: Result<Value, SpeechError>) {
      self.result.withLock { $0 = result }
      isGiven.signal()
    }

    func wait() throws(SpeechError) -> Value {
      isGiven.wait()
      return try result.withLock { $0 }.get()
    }
  }

  private let inbox: Inbox
  private let thread: pthread_t

  /// Loads the library on a thread of its own, or throws an error that says what to install.
  init(_ library: SpeechLibrary) throws(SpeechError) {
    let inbox = Inbox()
    thread = try Self.begin(Start(library, inbox))
    self.inbox = inbox
  }

  deinit {
    inbox.put(nil)
    // The last job may be what kept this alive.
    if pthread_equal(pthread_self(), thread) != 0 {
      pthread_detach(thread)
    } else {
      pthread_join(thread, nil)
    }
  }

  /// Does something on the thread when everything before it is done, and returns at once.
  func run(_ job: @escaping Job) { inbox.put(job) }

  /// Does something on the thread when everything before it is done, and waits for what it yields.
  func call<Value: Sendable>(
    _ body: @escaping @Sendable (SpeechEngine) throws(SpeechError) -> Value
  ) throws(SpeechError) -> Value {
    let answer = Answer<Value>()
    inbox.put { engine in
      do throws(SpeechError) {
        answer.give(.success(try body(engine)))
      } catch {
        answer.give(.failure(error))
      }
    }
    return try answer.wait()
  }

  private static func begin(_ start: Start) throws(SpeechError) -> pthread_t {
    guard let thread = thread(Unmanaged.passRetained(start)) else { throw .refused }
    start.begun.wait()
    guard let failure = start.reason else { return thread }
    pthread_join(thread, nil)
    throw failure
  }

  private static func thread(_ start: Unmanaged<Start>) -> pthread_t? {
    var thread = pthread_t()
    if pthread_create(&thread, nil, beginSpeechThread, start.toOpaque()) == 0 { return thread }
    start.release()
    return nil
  }

  fileprivate static func work(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let start = Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
    let inbox = start.inbox
    do throws(SpeechError) {
      let engine = try SpeechEngine(start.library)
      start.begun.signal()
      while let job = inbox.take() { job(engine) }
    } catch {
      start.failure.withLock { $0 = error }
      start.begun.signal()
    }
    return nil
  }
}

/// Where the thread begins; a closure here crashes the compiler of Swift 6.3.1.
private func beginSpeechThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  SpeechThread.work(context)
}
