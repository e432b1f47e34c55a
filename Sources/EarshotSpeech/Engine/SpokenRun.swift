/// Words that were spoken, with their sound.
public struct SpokenRun: Hashable, Sendable {
  /// A word, and when it is heard.
  public struct Word: Hashable, Sendable {
    /// Where the word stands in `text`.
    public let range: Range<String.Index>
    /// How many samples are heard before it.
    public let sample: Int
  }

  /// The text as the voice got it, with words in the place of emoji.
  public let text: String
  /// The sound.
  public private(set) var samples: [Int16] = []
  /// The words in the order in which they are heard.
  public private(set) var words: [Word] = []
  private var place: (offset: Int, index: String.Index)
  /// What was spoken before the part that is being spoken.
  private var before = (scalars: 0, samples: 0)

  init(_ text: String) {
    self.text = text
    place = (0, text.startIndex)
  }

  /// How many samples are heard before a place in the text, as far as the words tell.
  public func sample(at index: String.Index) -> Int {
    guard index < text.endIndex else { return samples.count }
    guard let next = words.firstIndex(where: { $0.range.upperBound > index }) else {
      return samples.count
    }
    let word = words[next]
    guard index > word.range.lowerBound else { return word.sample }
    let end = next + 1 < words.count ? words[next + 1].sample : samples.count
    let length = text[word.range].unicodeScalars.count
    let before = text[word.range.lowerBound..<index].unicodeScalars.count
    return word.sample + (end - word.sample) * before / max(length, 1)
  }

  mutating func append(_ samples: UnsafeBufferPointer<Int16>) { self.samples += samples }

  /// Adds a word that the library counts in scalars of the part, as it does samples.
  mutating func append(wordAt position: Int, length: Int, sample: Int) {
    let start = index(ofScalar: before.scalars + position)
    let end = text.unicodeScalars.index(start, offsetBy: length, limitedBy: text.endIndex)
    words.append(Word(range: start..<(end ?? text.endIndex), sample: before.samples + sample))
  }

  /// Ends a part of the text, after which the library counts anew.
  mutating func endPart(_ part: String) {
    before = (before.scalars + part.unicodeScalars.count, samples.count)
  }

  /// Walks on from the place of the word before, so that a long text is walked through once.
  private mutating func index(ofScalar offset: Int) -> String.Index {
    if offset < place.offset { place = (0, text.startIndex) }
    let scalars = text.unicodeScalars
    let index = scalars.index(
      place.index, offsetBy: offset - place.offset, limitedBy: scalars.endIndex)
    guard let index else { return scalars.endIndex }
    place = (offset, index)
    return index
  }

  public static func == (left: SpokenRun, right: SpokenRun) -> Bool {
    left.text == right.text && left.samples == right.samples && left.words == right.words
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(samples.count)
    hasher.combine(words)
  }
}

extension [SpokenRun] {
  /// How many samples are heard before the rest, when so many scalars were spoken that are no spaces.
  public func sample(afterScalars count: Int) -> Int {
    var left = count
    var samples = 0
    for run in self {
      let scalars = run.text.unicodeScalars
      let place = scalars.indices.first { index in
        guard left > 0 else { return true }
        if !scalars[index].properties.isWhitespace { left -= 1 }
        return false
      }
      if let place { return samples + run.sample(at: place) }
      samples += run.samples.count
    }
    return samples
  }
}

extension [SpeechRun] {
  /// How many scalars are handed to a voice, spaces left out.
  public var spokenScalarCount: Int {
    reduce(0) { count, run in
      count + run.prepared.unicodeScalars.lazy.filter { !$0.properties.isWhitespace }.count
    }
  }
}
