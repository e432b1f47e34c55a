import SwiftUI

/// One mark, and what is written beside it.
struct MarkView: View {
  let mark: ReadMark

  var body: some View {
    Rectangle()
      .accessibilityLabel(mark.label)
      .accessibilityValue(mark.value)
      .accessibilityIdentifier(mark.mark.identifier ?? "")
      .shapedAsMark(inSeries: mark.seriesWords != nil)
      .accessibilityHidden(mark.mark.isHidden)
    ForEach(mark.mark.annotations.indices, id: \.self) { mark.mark.annotations[$0] }
  }
}
