@_spi(Reflection) import Swift

/// Whether two values of a view's type are the same bit by bit, so that evaluating it again would
/// yield nothing new.
///
/// Values in texts are compared as values. What lies between fields is not looked at. Values that differ in bits may still mean the same;
/// then the view is merely evaluated once more.
@MainActor
struct ViewComparison {
  private let ranges: [Range<Int>]
  /// Where texts keep the values in them, which are compared as values.
  private let textSources: [Int]
  private static var known: [ObjectIdentifier: ViewComparison] = [:]

  /// Whether two values are the same, or say that they are equal.
  static func isSame<Content: View>(_ left: Content, _ right: Content) -> Bool {
    of(Content.self).areSame(left, right)
  }

  private static func of(_ type: Any.Type) -> ViewComparison {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    var textSources: [Int] = []
    let ranges = merged(ranges(of: type, at: 0, &textSources))
    let found = ViewComparison(ranges: ranges, textSources: textSources)
    known[key] = found
    return found
  }

  private func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        ranges.allSatisfy { range in
          UnsafeRawBufferPointer(rebasing: left[range])
            .elementsEqual(UnsafeRawBufferPointer(rebasing: right[range]))
        }
          && textSources.allSatisfy { offset in
            left.load(fromByteOffset: offset, as: TextSource?.self)
              == right.load(fromByteOffset: offset, as: TextSource?.self)
          }
      }
    }
  }

  /// Where the fields of a type lie; structs among them are looked into.
  private static func ranges(
    of type: Any.Type, at base: Int, _ textSources: inout [Int]
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    let isStruct = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      if kind == .struct || kind == .tuple {
        ranges += self.ranges(of: fieldType, at: base + offset, &textSources)
      } else if fieldType == TextSource?.self {
        textSources.append(base + offset)
      } else {
        ranges.append(base + offset..<base + offset + size(of: fieldType))
      }
      return true
    }
    // Numbers and pointers are structs with one field that no reflection tells of.
    let isOpaque = !isStruct || ranges.allSatisfy(\.isEmpty)
    return isOpaque ? [base..<base + size(of: type)] : ranges
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size(of:))
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.reduce(into: []) { merged, range in
      guard let last = merged.last, last.upperBound == range.lowerBound else {
        return merged.append(range)
      }
      merged[merged.count - 1] = last.lowerBound..<range.upperBound
    }
  }
}
