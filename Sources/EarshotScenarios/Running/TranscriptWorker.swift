import EarshotJSON
import EarshotProcesses
import EarshotReader
import Glibc

/// Plays transcripts in a process of its own, one after another, as whoever started it asks.
public struct TranscriptWorker {
  /// The argument that makes a program a worker, followed by the limit of its memory in MiB.
  public static let argument = "--transcript-worker"

  /// Where the worker is asked and answers.
  static let channel: Int32 = 3
  /// Behind which the worker counts its steps.
  static let counter: Int32 = 4

  private let channel: Int32
  private let steps: StepCounter
  private let open: Opening
  /// The folder that paths start from, to which is returned when a screen has gone elsewhere.
  private let folder = Glibc.open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)

  /// Sits down at the screen of a transcript.
  public typealias Opening = @MainActor (Transcript) throws(TranscriptPlayerError) -> Session

  /// Becomes a worker if the arguments of the program say so; returns only where it cannot be one.
  ///
  /// A program with screens of its own says how they are opened.
  @MainActor
  public static func run(
    arguments: [String],
    opening: @escaping Opening = { transcript throws(TranscriptPlayerError) in
      try Session(playing: transcript)
    }
  ) -> Int32? {
    guard arguments.count == 2, arguments[0] == argument, let memory = Int(arguments[1]) else {
      return nil
    }
    _ = fcntl(counter, F_SETFD, FD_CLOEXEC)
    let channel = Descriptor.hide(Self.channel)
    Orphans.adopt()
    // What screens have started ends as well.
    Lifeline(descriptor: channel).whenCut { endGroup() }
    ProcessLimits.apply(memory: memory)
    guard let page = SharedPage(descriptor: counter) else { return EXIT_FAILURE }
    // Nobody can make the memory shorter any more, which would end who asks.
    Descriptor.blank(counter)
    TranscriptWorker(channel: channel, steps: StepCounter(in: page), open: opening)
      .answerRequests()
  }

  private static func endGroup() -> Never {
    Orphans.end()
    if getpgrp() == getpid() { kill(0, SIGKILL) }
    _exit(EXIT_FAILURE)
  }

  /// Plays until nobody asks any more.
  @MainActor
  private func answerRequests() -> Never {
    var requests = MessageBuffer()
    while true {
      guard let request = try? requests.takeMessage() else {
        guard let piece = Descriptor.read(from: channel) else { Self.endGroup() }
        requests.append(piece)
        continue
      }
      let answer = record(ofPlaying: String(decoding: request, as: UTF8.self))
      guard Descriptor.send(MessageBuffer.framed(answer), to: channel) else {
        tellThatChannelIsClosed()
        Self.endGroup()
      }
    }
  }

  /// Where whoever asks is gone nobody reads it.
  private func tellThatChannelIsClosed() {
    guard fcntl(channel, F_GETFD) < 0 else { return }
    let line = "the code of the screen closed files that it had not opened\n"
    _ = Descriptor.write(Array(line.utf8), to: STDERR_FILENO)
  }

  @MainActor
  private func record(ofPlaying path: String) -> [UInt8] {
    steps.count = 1
    fchdir(folder)
    let writer = JSONWriter()
    result(ofPlaying: path).write(to: writer, layout: .inline)
    return writer.finish()
  }

  @MainActor
  private func result(ofPlaying path: String) -> TranscriptResult {
    let transcript: Transcript
    do {
      transcript = try Transcript(contentsOf: path)
    } catch {
      let failure = TranscriptFailure(
        command: nil, line: error.line ?? 1,
        reason: .stopped("the transcript cannot be read any more: \(error.message)"))
      return TranscriptResult(file: path, steps: [StepResult(failing: failure)])
    }
    return TranscriptComparison(of: transcript).play { transcript throws(TranscriptPlayerError) in
      CountingPlayer(player: try open(transcript), steps: steps)
    }
  }
}

/// Counts the steps that another player plays.
private struct CountingPlayer<Player: TranscriptPlayer>: TranscriptPlayer {
  var player: Player
  let steps: StepCounter

  mutating func open() throws(TranscriptPlayerError) -> [TranscriptLine] { try player.open() }

  mutating func perform(_ command: String) throws(TranscriptPlayerError) -> [TranscriptLine] {
    steps.count += 1
    return try player.perform(command)
  }
}
