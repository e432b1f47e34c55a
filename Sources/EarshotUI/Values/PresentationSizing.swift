/// How large a sheet is.
public enum PresentationSizing: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// As a page.
  case page
  /// As a form.
  case form
  /// As its content.
  case fitted
}

extension PresentationSizing {
  /// The same, fitted to the content where asked.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
  /// The same, growing with the content where asked.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing {
    self
  }
}
