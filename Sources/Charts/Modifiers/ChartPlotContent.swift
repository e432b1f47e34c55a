public import SwiftUI

/// The area between the axes.
public struct ChartPlotContent: View {
  /// Nothing is drawn.
  public var body: some View { EmptyView() }
}
