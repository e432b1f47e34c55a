/// A message of the column.
struct PopoverMessage: Identifiable, Equatable {
  let id: Int
  let text: String

  static let all = [
    PopoverMessage(id: 0, text: "Did the seeds come?"),
    PopoverMessage(id: 1, text: longText),
    PopoverMessage(id: 2, text: "Wonderful, I bring the rake"),
    PopoverMessage(id: 3, text: "See you at the allotment"),
  ]

  private static let longText = """
    They came this morning, all but the beans. I have sorted them by the month in which they go \
    into the ground: radishes and spinach first, then the carrots, then everything that minds the \
    cold. The two packets without a name are from my aunt, who says that we will know them when \
    we see them. If the weather holds we could dig the long bed on Saturday, and sow the first \
    rows on Sunday before the rain that they promise for Monday comes.
    """
}
