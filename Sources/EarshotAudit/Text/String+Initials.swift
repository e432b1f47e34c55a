extension String {
  private static let mostInitials = 3

  /// Whether this could be the first letters of somebody's names.
  var isInitials: Bool { !isEmpty && count <= Self.mostInitials && allSatisfy(\.isUppercase) }
}
