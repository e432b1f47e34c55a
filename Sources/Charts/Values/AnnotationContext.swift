public import SwiftUI

/// What is known about the mark beside which something is written.
public struct AnnotationContext {
  /// How large the mark is; nothing has a size here.
  public var targetSize: CGSize { .zero }
}
