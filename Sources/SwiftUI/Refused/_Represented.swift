#if !canImport(Darwin)
  public import EarshotUI

  /// Keeps the refusal of a view of UIKit the only error of it.
  public protocol _Represented: View where Body == EmptyView {}

  extension _Represented {
    /// What the view is handed.
    public typealias Context = _Unmodelled

    public var body: EmptyView { EmptyView() }
  }
#endif
