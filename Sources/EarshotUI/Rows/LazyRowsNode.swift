/// The rows of a `ForEach` in a lazy container: those that were asked for last are kept.
///
/// A row that leaves this window loses its state, as a row of a `List` does that was scrolled far
/// away; it is evaluated afresh when it is asked for again.
final class LazyRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowsNode {
  private typealias Row = RowNode<Data.Element, ID, Content>

  private var view: ForEach<Data, ID, Content>
  private var names = RowNames<ID>()
  private var realised: [String: Row] = [:]
  private var uses = 0

  /// How many rows are kept.
  private var window: Int { handsOutRows ? LazyRows.window : .max }

  init(_ view: ForEach<Data, ID, Content>, graph: ViewGraph, place: Place) {
    self.view = view
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "ForEach of \(Content.self)" }

  func update(_ view: ForEach<Data, ID, Content>, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    invalidateExposure()
    names.forget(exceptIDsOf: view.data.lazy.map(view.id), count: rowCount)
    for (name, row) in realisedInOrder {
      guard let index = index(of: row) else {
        realised[name] = nil
        row.isGoneFromData = true
        row.detach()
        continue
      }
      row.update(element(at: index), content: view.content, environment: environment)
    }
  }

  override func detach() {
    guard isAttached else { return }
    super.detach()
    for (_, row) in realisedInOrder { row.detach() }
    realised.removeAll()
  }

  override var rowCount: Int { view.data.count }

  override func row(at index: Int) -> EvaluatingNode? {
    makeRow(at: index).map { use($0, at: index) }
  }

  override func drawnRow(at index: Int) -> EvaluatingNode? {
    guard let row = makeRow(at: index, hasRoom: true) else { return nil }
    row.index = index
    return row
  }

  private func makeRow(at index: Int, hasRoom: Bool = false) -> Row? {
    guard (0..<rowCount).contains(index) else { return nil }
    let name = names.name(of: id(at: index))
    guard let row = realised[name] else { return realise(rowAt: index, name: name, hasRoom) }
    guard stands(row, elsewhereThan: index) else { return row }
    let secondName = nameOfDouble(name, at: index)
    return realised[secondName] ?? realise(rowAt: index, name: secondName, hasRoom)
  }

  override func index(of row: EvaluatingNode) -> Int? {
    guard let row = row as? Row, row.isAttached else { return nil }
    guard let index = index(of: row.id, near: row.index) else { return nil }
    row.index = index
    return index
  }

  override func row(named name: Substring) -> EvaluatingNode? {
    if let row = realised[String(name)] {
      return index(of: row).map { use(row, at: $0) }
    }
    let index = view.data.enumerated().first { names.name(of: view.id($1)) == name }?.offset
    return index.flatMap { row(at: $0) }
  }

  override func row(identifiedBy id: AnyHashable) -> EvaluatingNode? {
    let index = view.data.enumerated().first { AnyHashable(view.id($1)) == id }?.offset
    return index.flatMap { row(at: $0) }
  }

  override var realisedRows: [EvaluatingNode] { realisedInOrder.map(\.value) }

  /// The rows as they stood: what they do while they come up to date or leave is done in that order.
  private var realisedInOrder: [(key: String, value: Row)] {
    realised.sorted { ($0.value.index, $0.key) < ($1.value.index, $1.key) }
  }

  private func use(_ row: Row, at index: Int) -> Row {
    uses += 1
    row.index = index
    row.lastUse = uses
    return row
  }

  /// Whether another place holds the row's identity too, which is a fault of the app.
  private func stands(_ row: Row, elsewhereThan index: Int) -> Bool {
    row.index != index && (0..<rowCount).contains(row.index) && id(at: row.index) == row.id
  }

  /// What the row at a place is called whose identity another row has.
  private func nameOfDouble(_ name: String, at index: Int) -> String {
    var double = "\(name)~\(index)"
    while let row = realised[double], row.id != id(at: index) { double += "~" }
    return double
  }

  private func realise(rowAt index: Int, name: String, _ hasRoom: Bool) -> Row? {
    guard graph.permits(depth: depth + 1, of: self) else { return nil }
    if !hasRoom { makeRoom() }
    let element = element(at: index)
    let id = view.id(element)
    let row = Row(
      id: id, index: index, element: element, content: view.content, rows: self, graph: graph,
      place: Place(parent: self, key: .row(name)))
    realised[name] = row
    row.update(element, content: view.content, environment: environment)
    return row
  }

  private func makeRoom() {
    while realised.count >= window,
      let oldest = realised.min(by: {
        ($0.value.lastUse, $0.value.index, $0.key) < ($1.value.lastUse, $1.value.index, $1.key)
      })
    {
      realised[oldest.key] = nil
      oldest.value.detach()
    }
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func id(at index: Int) -> ID { view.id(element(at: index)) }

  /// Finds an identity, first where it was last seen, then around there, then anywhere.
  private func index(of id: ID, near hint: Int) -> Int? {
    let count = rowCount
    for distance in 0...LazyRows.searchRadius {
      for index in [hint - distance, hint + distance]
      where (0..<count).contains(index) && view.id(element(at: index)) == id {
        return index
      }
    }
    return view.data.enumerated().first { view.id($1) == id }?.offset
  }
}

/// The sizes that lazy rows go by.
enum LazyRows {
  /// How many rows are kept: several screens full.
  static let window = 64
  /// How far around its last place a row is looked for before all are searched.
  static let searchRadius = 32
}
