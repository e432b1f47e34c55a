/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// No picture is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture can not be had.
  case failure(any Error)

  /// The picture, where it is there.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// Why there is no picture, where it can not be had.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
