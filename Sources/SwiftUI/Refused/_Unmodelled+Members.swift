#if !canImport(Darwin)
  // What code writes after a dot where a refused name takes a value.
  extension _Unmodelled {
    /// Nothing.
    public static var automatic: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var standard: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var hybrid: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var imagery: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var flat: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var realistic: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var images: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var videos: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var livePhotos: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var screenshots: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var compatible: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var current: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var inset: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var bordered: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var critical: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var enabled: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var disabled: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var plainText: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var text: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var image: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var json: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var pdf: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var png: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var keyboard: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var bounds: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var center: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var all: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var excludingAll: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func standard(
      elevation: _Unmodelled = .automatic, emphasis: _Unmodelled = .automatic,
      pointsOfInterest: _Unmodelled = .automatic, showsTraffic: Bool = false
    ) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func hybrid(
      elevation: _Unmodelled = .automatic, pointsOfInterest: _Unmodelled = .automatic,
      showsTraffic: Bool = false
    ) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func imagery(elevation: _Unmodelled) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func any(of kinds: [_Unmodelled]) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func not(_ kind: _Unmodelled) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func float(_ values: Any...) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func float2(_ values: Any...) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func float3(_ values: Any...) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func float4(_ values: Any...) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func floatArray(_ values: Any...) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func color(_ values: Any...) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func colorArray(_ values: Any...) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func image(_ values: Any...) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static func data(_ values: Any...) -> _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var boundingRect: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var `continue`: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var signUp: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var signIn: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var large: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var extraLarge: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var inactive: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var active: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var key: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var accented: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var fullColor: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var accessoryRectangular: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var accessoryCircular: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var systemLarge: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var systemMedium: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var systemSmall: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var delete: _Unmodelled { _Unmodelled() }
    /// Nothing.
    public static var move: _Unmodelled { _Unmodelled() }
  }
#endif
