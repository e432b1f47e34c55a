import EarshotSpeech

/// What is kept of everything that is heard: sound in one file or many, and captions.
struct SoundRecording {
  private let wav: String?
  private let captionsPath: String?
  private var file: WAVFile
  private var folder: WAVFolder?
  private var captions: Captions

  /// Finds out first whether the files can be written; nil where the call asks for none.
  init?(for call: CommandLineArguments, sampleRate: Int) {
    guard call.wav != nil || call.captions != nil else { return nil }
    wav = call.wav
    captionsPath = call.captions
    file = WAVFile(sampleRate: sampleRate)
    captions = Captions(sampleRate: sampleRate)
    folder = call.wav.flatMap {
      WAVFolder.isFolder($0) ? WAVFolder(sampleRate: sampleRate) : nil
    }
  }

  /// Finds out, before much is said, whether what the call asks for can be written.
  static func check(_ call: CommandLineArguments) throws(SpeechError) {
    if let path = call.wav {
      try WAVFolder.isFolder(path)
        ? WAVFolder.checkWritable(path) : WAVFile.checkWritable(path)
    }
    if let path = call.captions { try WAVFile.checkWritable(path) }
  }

  /// Keeps something that is heard, with the line that is printed for it.
  mutating func append(_ samples: [Int16], as line: String) {
    let start = file.samples.count
    folder?.append(samples)
    file.append(samples)
    captions.append(line, heardIn: start..<file.samples.count)
    file.appendSilence()
  }

  /// Writes everything, and yields what a person should know about it.
  func write() throws(SpeechError) -> [String] {
    var remarks: [String] = []
    if let wav, let folder {
      let left = try folder.write(to: wav)
      if let first = left.first {
        remarks.append("note: left from an earlier run: \(first)" + Self.others(left.count - 1))
      }
    } else if let wav {
      try file.write(to: wav)
    }
    if let captionsPath { try captions.write(to: captionsPath) }
    return remarks
  }

  private static func others(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? " and one more" : " and \(count) more"
  }
}
