import SwiftUI

/// What a chart shows.
public protocol ChartContent {
  /// The type of the content that describes this one.
  associatedtype Body: ChartContent

  /// The content that describes this one.
  @ChartContentBuilder var body: Body { get }

  /// The marks in order.
  var _marks: [_Mark] { get }
}

extension ChartContent {
  /// The marks that the body describes.
  public var _marks: [_Mark] { body._marks }
}

extension Never: ChartContent {
  /// There is no value to describe.
  public var _marks: [_Mark] { [] }
}

/// Content that says itself what marks there are.
public protocol _MarkContent: ChartContent where Body == Never {}

extension _MarkContent {
  /// A building block has none.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is a building block of charts")
  }
}

/// Marks that are known.
public struct _Marks: _MarkContent {
  public let _marks: [_Mark]
}

extension Optional: ChartContent, _MarkContent where Wrapped: ChartContent {
  public typealias Body = Never
  /// The marks, if there are any.
  public var _marks: [_Mark] { self?._marks ?? [] }
}
