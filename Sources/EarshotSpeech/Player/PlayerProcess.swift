import EarshotFiles
@preconcurrency import Glibc

/// A player that runs, and the end of the pipe that feeds it.
struct PlayerProcess: ~Copyable {
  /// How feeding ended.
  enum Feed {
    /// The player has everything.
    case complete
    /// The player closed its end.
    case refused
    /// Nobody wants the rest.
    case abandoned
  }

  let pid: pid_t
  /// A socket, because writing to it can do without SIGPIPE and without blocking.
  private let input: Int32
  /// A file without a name that takes what the player complains about.
  private let complaints: Int32

  /// Starts a program, or throws why it did not start.
  init(_ program: AudioPlayerProgram) throws(SpeechError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .playerFailed(program, "got no pipe: \(FileFailure(code: errno).reason)")
    }
    let complaints = Self.namelessFile()
    var pid: pid_t = 0
    let failure = Self.spawn(program, input: ends[1], complaints: complaints, pid: &pid)
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      close(complaints)
      throw .playerFailed(program, "did not start: \(FileFailure(code: failure).reason)")
    }
    self.pid = pid
    input = ends[0]
    self.complaints = complaints
  }

  deinit {
    close(input)
    close(complaints)
  }

  /// Writes a sound after so many bytes, as it is made and as the player reads.
  func feed(_ sound: PlayableSound, after start: Int, while isWanted: () -> Bool) -> Feed {
    var offset = start
    while isWanted() {
      let bytes = sound.bytes(after: offset)
      guard !bytes.isEmpty else {
        shutdown(input, Int32(SHUT_WR))
        return .complete
      }
      let end = write(bytes, while: isWanted)
      guard end == .complete else { return end }
      offset += bytes.count
    }
    return .abandoned
  }

  /// Looks up now and then whether somebody still wants it.
  private func write(_ bytes: ArraySlice<UInt8>, while isWanted: () -> Bool) -> Feed {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        guard isWanted() else { return .abandoned }
        let count = send(
          input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count,
          Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else if errno != EINTR {
          return .refused
        }
      }
      return .complete
    }
  }

  private func waitUntilWritable() {
    var place = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
    poll(&place, 1, 100)
  }

  /// Waits for the end of the player without taking its number away from it.
  func waitUntilEnded() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }

  /// Takes the status of a player that has ended: nil for success, or what went wrong.
  func takeStatus() -> String? {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = status & 0x7F
    let code = (status >> 8) & 0xFF
    guard signal != 0 || code != 0 else { return nil }
    let end = signal != 0 ? "was ended by signal \(signal)" : "ended with status \(code)"
    return complaint.isEmpty ? end : "\(end): \(complaint)"
  }

  /// The first line of what the player wrote to its standard error.
  private var complaint: String {
    var buffer = [UInt8](repeating: 0, count: 200)
    let count = pread(complaints, &buffer, buffer.count, 0)
    let line = buffer.prefix(max(count, 0)).prefix { $0 != UInt8(ascii: "\n") }
    return ControlSequences.replaced(in: String(decoding: line, as: UTF8.self))
  }

  private static func namelessFile() -> Int32 {
    var template = Array("\(P_tmpdir)/earshot-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return -1 }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  /// Whatever the thread that starts the player blocks or ignores, the player does not.
  private static func unblockSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, flags)
  }

  private static func spawn(
    _ program: AudioPlayerProgram, input: Int32, complaints: Int32, pid: inout pid_t
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    if complaints >= 0 {
      posix_spawn_file_actions_adddup2(&actions, complaints, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    unblockSignals(&attributes)
    var arguments = ([program.path] + program.arguments).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    return posix_spawn(&pid, program.path, &actions, &attributes, &arguments, environ)
  }
}

extension SpeechError {
  fileprivate static func playerFailed(
    _ program: AudioPlayerProgram, _ reason: String
  ) -> SpeechError {
    .playerFailed(player: program.name, reason: reason)
  }
}
