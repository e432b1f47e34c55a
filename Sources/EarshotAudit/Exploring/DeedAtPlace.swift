import EarshotTree

/// A deed by where it is done: in rows that are alike it is the same.
struct DeedAtPlace: Hashable {
  private let deed: AuditDeed
  private let place: ElementPath?

  init(_ deed: AuditDeed) {
    self.deed = deed.withoutSubject
    place = deed.subject.map { ElementPath($0).shape }
  }
}
