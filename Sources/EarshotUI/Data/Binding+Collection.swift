// Access to each element of a collection. Whoever keeps the access longer than the element is there
// reads the element as it was, and what it writes is dropped.
extension Binding: Sequence where Value: MutableCollection {
  /// Access to an element.
  public typealias Element = Binding<Value.Element>
  /// Walks by index.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of all elements.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Index { wrappedValue.startIndex }

  /// The place behind the last element.
  public var endIndex: Index { wrappedValue.endIndex }

  /// The places of all elements.
  public var indices: Indices { wrappedValue.indices }

  /// The place after another.
  public func index(after place: Index) -> Index { wrappedValue.index(after: place) }

  /// Moves a place on.
  public func formIndex(after place: inout Index) { wrappedValue.formIndex(after: &place) }

  /// The place so many elements further, without asking for those between where the value knows it.
  public func index(_ place: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(place, offsetBy: distance)
  }

  /// The place so many elements further; nil where it lies behind a limit.
  public func index(
    _ place: Index, offsetBy distance: Int, limitedBy limit: Index
  ) -> Index? {
    wrappedValue.index(place, offsetBy: distance, limitedBy: limit)
  }

  /// How many elements lie between two places.
  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  /// How many elements there are.
  public var count: Int { wrappedValue.count }

  /// Access to the element at a place.
  public subscript(position: Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        let values = wrappedValue
        return values.has(position) ? values[position] : element
      },
      set: { new in
        if wrappedValue.has(position) { wrappedValue[position] = new }
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before place: Index) -> Index { wrappedValue.index(before: place) }

  /// Moves a place back.
  public func formIndex(before place: inout Index) { wrappedValue.formIndex(before: &place) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension MutableCollection {
  fileprivate func has(_ position: Index) -> Bool {
    position >= startIndex && position < endIndex
  }
}
