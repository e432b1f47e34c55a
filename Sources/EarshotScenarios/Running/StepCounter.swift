import EarshotProcesses

/// How many steps a worker has begun, in memory that outlives the worker.
struct StepCounter {
  private let page: SharedPage

  /// Counts in memory that is shared.
  init(in page: SharedPage) { self.page = page }

  /// The number of steps begun, of which the opening is the first; 0 before a worker was heard of.
  var count: Int {
    get { page.bytes.load(as: Int.self) }
    nonmutating set { page.bytes.storeBytes(of: newValue, as: Int.self) }
  }
}
