import EarshotReader
import EarshotScenarios
import EarshotTestSupport
import EarshotTree

/// What all transcripts in Scenarios make use of, found by playing them.
@MainActor
struct PlayedScenarios {
  /// Every command as it is typed, without case; of planned ones the gesture too.
  private(set) var commands: Set<String> = []
  /// The settings of the rotor to which somebody turned before swiping up or down.
  private(set) var rotors: Set<Rotor> = []
  /// The rules behind what was said, and those that `why` cites after any step.
  private(set) var rules: Set<String> = []
  /// The rules that a transcript says it shows, in a comment, because `why` does not cite them.
  private(set) var rulesInComments: Set<String> = []
  /// Every line that was heard.
  private(set) var lines: Set<String> = []

  private static var played: PlayedScenarios?

  /// Plays everything once, however many tests ask.
  static func all() throws -> PlayedScenarios {
    if let played { return played }
    var scenarios = PlayedScenarios()
    for path in try TranscriptFinder(paths: ["\(Repository.root)/Scenarios"]).transcripts() {
      try scenarios.play(Transcript(contentsOf: path))
    }
    played = scenarios
    return scenarios
  }

  /// Whether a rule is at work in a transcript.
  func shows(_ rule: String) -> Bool { rules.contains(rule) || rulesInComments.contains(rule) }

  private mutating func play(_ transcript: Transcript) throws {
    for line in transcript.sourceLines where line.hasPrefix("# Shows: ") {
      rulesInComments.formUnion(line.dropFirst(9).split(separator: ", ").map(String.init))
    }
    var session = try Session(playing: transcript)
    var rotor: Rotor?
    for heard in session.open() as [Heard] { note(heard, rotor: &rotor) }
    for step in transcript.steps {
      let command = step.command.lowercased()
      note(command, rotor: rotor)
      try session.perform(step.command) { note($0, rotor: &rotor) }
      guard !session.isOver else { continue }
      try session.perform("why") { noteRule(in: $0) }
    }
  }

  private mutating func note(_ command: String, rotor: Rotor?) {
    commands.insert(command)
    let words = command.split(separator: " ", maxSplits: 2)
    if words.first == "in", words.count == 3 { commands.insert(String(words[2])) }
    let isSwipe = ["up", "u", "swipe up", "down", "d", "swipe down"].contains(command)
    if isSwipe, let rotor { rotors.insert(rotor) }
  }

  private mutating func note(_ heard: Heard, rotor: inout Rotor?) {
    lines.insert(TranscriptLine(heard).description)
    switch heard {
    case .speech(let utterance), .cutSpeech(let utterance, _, _), .restOfSpeech(let utterance, _):
      rules.formUnion(utterance.rules.map(\.id))
      for case .rotorName(let turned) in utterance.segments { rotor = turned }
    case .note(.rotorEmpty(let turned)): rotor = turned
    case .sound, .haptic, .motion, .note, .answer: break
    }
    noteRule(in: heard)
  }

  /// `why` begins a line with the name of a rule, or with how it brought the cursor here.
  private mutating func noteRule(in heard: Heard) {
    guard case .answer(let line) = heard else { return }
    let words = line.split(separator: ":", maxSplits: 1)
    guard let id = words.first?.split(separator: " ").last else { return }
    rules.insert(String(id))
  }
}
