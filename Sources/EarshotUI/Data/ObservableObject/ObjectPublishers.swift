import Synchronization

/// The publishers of objects that do not bring one of their own.
enum ObjectPublishers {
  fileprivate struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  fileprivate struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sizeAtWhichToTidy = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    nonisolated(unsafe) let object = object
    return table.withLock { table in
      if let entry = table.entries[key], entry.object === object { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      table.entries[key] = Entry(object: object, publisher: publisher)
      table.tidyIfLarge()
      return publisher
    }
  }
}

extension ObjectPublishers.Table {
  /// Forgets objects that are gone, whenever there are twice as many as last time.
  fileprivate mutating func tidyIfLarge() {
    guard entries.count >= sizeAtWhichToTidy else { return }
    entries = entries.filter { $0.value.object != nil }
    sizeAtWhichToTidy = max(64, 2 * entries.count)
  }
}
