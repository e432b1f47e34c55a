#if !canImport(Darwin)
  public import EarshotUI
  public import Foundation

  // What only a graphics processor draws.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model colorEffect; leave it out; it is not read"
    )
    public nonisolated func colorEffect(_ shader: _Unmodelled, isEnabled: Bool = true) -> Self {
      self
    }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model distortionEffect; leave it out; it is not read"
    )
    public nonisolated func distortionEffect(
      _ shader: _Unmodelled, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model layerEffect; leave it out; it is not read"
    )
    public nonisolated func layerEffect(
      _ shader: _Unmodelled, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> Self { self }
  }
#endif
