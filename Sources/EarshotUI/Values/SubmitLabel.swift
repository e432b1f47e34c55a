/// What the last key of the keyboard says.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// That something is done.
  public static let done = SubmitLabel(name: "done")
  /// That it leads somewhere.
  public static let go = SubmitLabel(name: "go")
  /// That it sends.
  public static let send = SubmitLabel(name: "send")
  /// That it joins.
  public static let join = SubmitLabel(name: "join")
  /// That a route is found.
  public static let route = SubmitLabel(name: "route")
  /// That it searches.
  public static let search = SubmitLabel(name: "search")
  /// That a line ends.
  public static let `return` = SubmitLabel(name: "return")
  /// That the next field follows.
  public static let next = SubmitLabel(name: "next")
  /// That somebody goes on.
  public static let `continue` = SubmitLabel(name: "continue")
}
