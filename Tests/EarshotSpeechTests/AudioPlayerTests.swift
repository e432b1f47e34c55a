import EarshotSpeech
import EarshotTestSupport
import Glibc
import Synchronization
import Testing

/// Players here are shell scripts; one after another, so that no script is started while it is written.
@Suite("Sound is played by a program of the system", .serialized)
struct AudioPlayerTests {
  private let folder: TemporaryFolder
  private let failures = Failures()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "Each player is told the format in its own way",
    arguments: [
      ("pw-play", "--raw --format s16 --rate 22050 --channels 1 -"),
      ("paplay", "--raw --format=s16le --rate=22050 --channels=1"),
      ("aplay", "-q -t raw -f S16_LE -r 22050 -c 1"),
      ("play", "-q -t raw -e signed -b 16 -L -r 22050 -c 1 -"),
    ])
  func arguments(name: String, expected: String) throws {
    try install(name, "echo \"$*\" > \(folder("arguments")); cat > /dev/null")
    let player = try makePlayer()

    player.play([1, 2, 3])
    player.finish()

    #expect(try folder.text(of: "arguments") == "\(expected)\n")
    #expect(failures.lines == [])
  }

  @Test("Phrases are played in order and in full, the lowest byte first")
  func order() throws {
    try install("aplay", "cat >> \(folder("sound"))")
    let player = try makePlayer()
    let long = [Int16](repeating: 7, count: 500_000)

    player.play([1, -2])
    player.play(long)
    player.play([0x0102])
    player.finish()

    let bytes = try folder.bytes(of: "sound")
    #expect(bytes.count == 1_000_006)
    #expect(bytes.prefix(6) == [1, 0, 0xFE, 0xFF, 7, 0])
    #expect(bytes.suffix(4) == [7, 0, 2, 1])
    #expect(failures.lines == [])
  }

  @Test("The first known player on the path is used, and folders that are not absolute are not")
  func choice() throws {
    try install("play", "cat > /dev/null; echo play >> \(folder("used"))")
    try install("paplay", "cat > /dev/null; echo paplay >> \(folder("used"))")
    let player = try makePlayer(searchPath: "bin:.:/absent:\(folder.path)")

    player.play([1])
    player.finish()

    #expect(try folder.text(of: "used") == "paplay\n")
  }

  @Test("No player is an error that names those that were looked for")
  func noPlayer() throws {
    try folder.put("", at: "aplay")

    let error = #expect(throws: SpeechError.self) { try makePlayer() }

    #expect(
      error?.description == "playback is off: none of pw-play, paplay, aplay, play was found")
  }

  @Test("A player that fails gives way to the next one, without a warning")
  func nextPlayer() throws {
    try install("pw-play", "echo unknown option >&2; exit 2")
    try install("aplay", "cat >> \(folder("sound"))")
    let player = try makePlayer()

    player.play([1])
    player.play([2])
    player.finish()

    #expect(try folder.bytes(of: "sound") == [1, 0, 2, 0])
    #expect(failures.lines == [])
  }

  @Test(
    "The failure of the last player is told once, with its own words, and nothing is played after")
  func failure() throws {
    try install(
      "aplay",
      "echo x >> \(folder("starts")); printf 'no \\033[31mdevice\\nmore\\n' >&2; exit 1")
    let player = try makePlayer()

    player.play([1])
    player.play([2])
    player.finish()
    player.play([3])
    player.finish()

    #expect(failures.lines == ["playback is off: aplay ended with status 1: no  device"])
    #expect(try folder.text(of: "starts") == "x\n")
  }

  @Test("A player that does not read is told, and does not end this process")
  func refusal() throws {
    try install("aplay", "exec 0<&-; exit 0")
    let player = try makePlayer()

    player.play([Int16](repeating: 1, count: 2_000_000))
    player.finish()

    #expect(failures.lines == ["playback is off: aplay stopped before the end"])
  }

  @Test("A file that cannot be started is told")
  func broken() throws {
    try folder.put("\u{7F}ELF", at: "aplay", mode: 0o755)
    let player = try makePlayer()

    player.play([1])
    player.finish()

    #expect(failures.lines == ["playback is off: aplay did not start: Exec format error"])
  }

  @Test("An interruption ends the player, drops what waits, and what comes after is played")
  func interruption() throws {
    try folder.makePipe("started")
    try install(
      "aplay",
      """
      test -e \(folder("second")) && { cat > \(folder("sound")); exit; }
      touch \(folder("second"))
      echo > \(folder("started"))
      exec tail -f /dev/null
      """)
    let player = try makePlayer()

    player.play([Int16](repeating: 1, count: 2_000_000))
    player.play([2])
    _ = try folder.bytes(of: "started")
    player.interrupt()
    player.play([3])
    player.finish()

    #expect(try folder.bytes(of: "sound") == [3, 0])
    #expect(failures.lines == [])
  }

  @Test("A pause ends the player, and going on begins at or before the place of the pause")
  func pause() throws {
    try folder.makePipe("started")
    try install(
      "aplay",
      """
      test -e \(folder("second")) && exec cat >> \(folder("sound"))
      touch \(folder("second"))
      exec 3> \(folder("started"))
      echo x >&3
      exec tail -f /dev/null
      """)
    let player = try makePlayer()
    let samples = (0..<2_000_000).map { Int16(truncatingIfNeeded: $0) }

    player.play(samples)
    player.play([7])
    // Open for as long as the player runs.
    let started = open(folder("started"), O_RDONLY)
    var byte: UInt8 = 0
    #expect(read(started, &byte, 1) == 1)
    #expect(player.pause())
    #expect(!player.pause())
    while read(started, &byte, 1) > 0 {}
    close(started)
    #expect(player.resume())
    #expect(!player.resume())
    player.finish()

    let bytes = try folder.bytes(of: "sound")
    let expected = (samples + [7]).flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    #expect(bytes.count > 3_000_000)
    #expect(bytes.count.isMultiple(of: 2))
    #expect(Array(expected.suffix(bytes.count)) == bytes)
    #expect(failures.lines == [])
  }

  @Test("Nothing starts while it is paused, and an interruption ends the pause")
  func interruptedPause() throws {
    try install("aplay", "exec cat >> \(folder("sound"))")
    let player = try makePlayer()

    #expect(!player.pause())
    player.play([Int16](repeating: 1, count: 4_000_000))
    player.pause()
    player.interrupt()
    player.play([2])
    player.finish()

    #expect(try folder.bytes(of: "sound").suffix(2) == [2, 0])
    #expect(failures.lines == [])
  }

  @Test("What is paused does not keep the end waiting")
  func pausedAtTheEnd() throws {
    try install("aplay", "exec tail -f /dev/null")
    let player = try makePlayer()

    player.play([1])
    player.pause()
    player.finish(grace: .seconds(1_000))

    #expect(failures.lines == [])
  }

  @Test("A sound is played while it is being made")
  func growing() throws {
    try folder.makePipe("heard")
    try install("aplay", "exec cat > \(folder("heard"))")
    let player = try makePlayer()
    let sound = PlayableSound()

    player.play(sound)
    sound.append([1])
    let heard = open(folder("heard"), O_RDONLY)
    var bytes: [UInt8] = [9, 9, 9, 9]
    #expect(read(heard, &bytes, 4) == 2)
    sound.append([])
    sound.append([2, 3])
    sound.complete()
    #expect(read(heard, &bytes[2], 2) == 2)
    player.finish()
    close(heard)

    #expect(bytes == [1, 0, 2, 0])
    #expect(failures.lines == [])
  }

  @Test("A sound of nothing starts nothing, and holds up nothing")
  func silentSound() throws {
    try install("aplay", "cat >> \(folder("sound"))")
    let player = try makePlayer()
    let silent = PlayableSound()

    player.play(silent)
    player.play([1])
    silent.complete()
    player.finish()

    #expect(try folder.bytes(of: "sound") == [1, 0])
  }

  @Test("A player that dies in the middle gives way to the next, which plays all of it")
  func death() throws {
    try install("paplay", "head -c 1000 > /dev/null; kill -9 $$")
    try install("aplay", "cat >> \(folder("sound"))")
    let player = try makePlayer()

    player.play([Int16](repeating: 7, count: 2_000_000))
    player.finish()

    #expect(try folder.bytes(of: "sound").count == 4_000_000)
    #expect(failures.lines == [])
  }

  @Test("A player that never ends is ended, and told")
  func neverEnding() throws {
    try install("aplay", "exec tail -f /dev/null")
    let player = try makePlayer()

    player.play([1])
    player.finish(grace: .milliseconds(50))

    #expect(failures.lines == ["playback is off: aplay did not end in time"])
  }

  @Test("A player gets signals as a program started by hand does")
  func signals() throws {
    try install("aplay", "grep SigBlk /proc/self/status > \(folder("blocked")); cat")
    let player = try makePlayer()

    player.play([1])
    player.finish()

    #expect(try folder.text(of: "blocked") == "SigBlk:\t0000000000000000\n")
  }

  @Test("Nothing to play starts nothing")
  func nothing() throws {
    try install("aplay", "touch \(folder("started"))")
    let player = try makePlayer()

    player.play([])
    player.finish()
    player.interrupt()

    #expect(folder.names == ["aplay"])
  }

  private func install(_ name: String, _ script: String) throws {
    try folder.putProgram("#!/bin/sh\n\(script)\n", at: name)
  }

  private func makePlayer(searchPath: String? = nil) throws(SpeechError) -> AudioPlayer {
    let failures = failures
    return try AudioPlayer(sampleRate: 22_050, searchPath: searchPath ?? folder.path) {
      failures.add($0)
    }
  }
}

/// What a player reported, as lines.
private final class Failures: Sendable {
  private let storage = Mutex<[String]>([])

  var lines: [String] { storage.withLock { $0 } }

  func add(_ error: SpeechError) { storage.withLock { $0.append(error.description) } }
}
