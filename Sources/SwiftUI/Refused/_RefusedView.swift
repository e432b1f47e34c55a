#if !canImport(Darwin)
  public import EarshotUI

  /// Stands for a view of a refused name, so that the refusal is the only error of it.
  @dynamicMemberLookup
  public struct _RefusedView: Identifiable {
    /// None.
    public var id: Int { 0 }

    /// Its parts are like it.
    public subscript(dynamicMember name: String) -> _RefusedView { self }
  }

  extension _RefusedView: View {
    public var body: some View { EmptyView() }
  }
#endif
