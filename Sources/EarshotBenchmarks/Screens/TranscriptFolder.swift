import EarshotFiles
import Glibc

/// A folder of equal transcripts, removed with them when it is no longer needed.
final class TranscriptFolder {
  let path: String

  private static let text = """
    screen: tapback

    Press and hold a message
    > next
    Is the picnic still on for Sunday? Actions available
    > act React with ❤️
    Reacted with ❤️
    > act Remove ❤️
    Is the picnic still on for Sunday?
    > next
    Yes, and I am bringing the lemonade, Reacted with ❤️. Actions available
    > hold
    button
    > activate
    Yes, and I am bringing the lemonade
    > last
    Meet at the boathouse at eleven? Actions available
    > next
    [boundary]
    > previous
    Then I will take care of the plum cake. Actions available
    > first
    Press and hold a message
    """

  init(of count: Int) throws {
    path = try FilePath.makeUniqueFolder(in: "/tmp", prefix: "earshot-transcripts-")
    for number in 0..<count {
      guard let file = fopen("\(path)/\(number).transcript", "w") else {
        throw BenchmarkError("cannot write a file")
      }
      fputs(Self.text, file)
      fclose(file)
    }
  }

  deinit { FilePath.remove(path) }
}
