import EarshotTree

/// Remembers what was tried and what came of it, so that what is known to lead to nothing new is not
/// tried over and over.
///
/// What a deed did with an element it is expected to do again: with the same element and with those
/// that are alike in other rows, as long as the screen is of the same kind. It is tried as often as
/// the limit says; and beyond that, where it is expected to lead an element to where it was not met
/// yet, or where something is there that it may change and was never seen to meet.
struct TriedDeeds {
  /// How often a deed is tried before what came of it is relied on.
  let limit: Int
  private var courses: [Occasion: Course] = [:]
  /// The deeds that were tried with each way in which something is exposed or drawn.
  private var tried: Set<Trial> = []
  /// In which likeness each element and part was met.
  private var met: Set<Meeting> = []
  private var openedFacts: Set<Int> = []
  /// What is left to others that are alike, because there are so many.
  private var leftToOthers: Set<StateFacts.Thing> = []
  /// The likenesses of which there are so many.
  private var likenessesOfMany: Set<Int> = []
  /// Whether something was left to others.
  private(set) var hasLeftSomething = false

  init(limit: Int) { self.limit = limit }
}

extension TriedDeeds {
  private enum Kind: Hashable {
    case perform(AccessibilityAction)
    case touch(DrawnPart.Touch)
    case escape

    init(_ deed: AuditDeed) {
      switch deed {
      case .perform(let action, on: _): self = .perform(action)
      case .touch(let touch, on: _): self = .touch(touch)
      case .escape: self = .escape
      }
    }
  }

  private struct Occasion: Hashable {
    let deed: Kind
    let kindOfScreen: Int
    let likeness: Int?
  }

  private struct Trial: Hashable {
    let deed: Kind
    let fact: Int?
  }

  private struct Meeting: Hashable {
    let thing: StateFacts.Thing
    let likeness: Int
  }

  /// What came of a deed: into what likenesses it turned those of what was there; nothing is a likeness
  /// that what went away has.
  private struct Course {
    var count = 0
    var ofSubject: Set<Int?> = []
    var ofOthers: [Int: Set<Int?>] = [:]
    var changesOthers = false
    var addsElements = false
    /// How the elements were exposed that were there.
    var surroundings: Set<Int> = []

    /// What something of a likeness is expected to become.
    func outcome(for likeness: Int, isSubject: Bool) -> Set<Int?> {
      if isSubject { return ofSubject }
      return changesOthers ? ofOthers[likeness] ?? [] : [likeness]
    }
  }
}

extension TriedDeeds {
  /// Takes note of what a state has in it.
  mutating func takeNote(of state: FoundStates.State, isOpened: Bool, by facts: StateFacts) {
    for number in state.key.elements + state.key.parts {
      met.insert(Meeting(thing: facts[number].thing, likeness: facts[number].likeness))
      if isOpened { openedFacts.insert(number) }
    }
    let count = state.key.elements.count + state.key.parts.count
    if count > Self.mostAlike { leaveToOthers(of: state, by: facts) }
  }

  /// So many that are alike are each tried; of more than these, the first ones are, and what is
  /// alike behaves alike.
  static var mostAlike: Int { 24 }
  private static var triedAlike: Int { 3 }

  private mutating func leaveToOthers(of state: FoundStates.State, by facts: StateFacts) {
    let alike = Dictionary(grouping: state.key.elements + state.key.parts) { facts[$0].likeness }
    for (likeness, numbers) in alike where numbers.count > Self.mostAlike {
      likenessesOfMany.insert(likeness)
      let things = numbers.dropFirst(Self.triedAlike).map { facts[$0].thing }
      leftToOthers.formUnion(things)
    }
  }

  /// Takes note that a deed is tried.
  mutating func takeNote(of deed: AuditDeed, in state: FoundStates.State, by facts: StateFacts) {
    let fact = state.fact(of: deed)
    tried.insert(Trial(deed: Kind(deed), fact: fact))
    let occasion = occasion(of: deed, with: fact, in: state, by: facts)
    courses[occasion, default: Course()].count += 1
    courses[occasion]?.surroundings.formUnion(state.key.elements)
  }

  /// Takes note of what came of a deed.
  mutating func takeNote(
    of deed: AuditDeed, in state: FoundStates.State, leadingTo key: StateFacts.Key,
    by facts: StateFacts
  ) {
    let occasion = occasion(of: deed, with: state.fact(of: deed), in: state, by: facts)
    var course = courses[occasion] ?? Course()
    var after: [StateFacts.Thing: Int] = [:]
    for number in key.elements + key.parts { after[facts[number].thing] = facts[number].likeness }
    for number in state.key.elements + state.key.parts {
      let (thing, likeness) = (facts[number].thing, facts[number].likeness)
      if thing == deed.thing {
        course.ofSubject.insert(after[thing])
      } else {
        course.ofOthers[likeness, default: []].insert(after[thing])
        if after[thing] != likeness { course.changesOthers = true }
      }
    }
    let before = Set(state.key.elements.map { facts[$0].thing })
    // What comes up behind the last of very many that was looked at is one more of them.
    course.addsElements =
      course.addsElements
      || key.elements.contains { number in
        !before.contains(facts[number].thing) && !likenessesOfMany.contains(facts[number].likeness)
      }
    courses[occasion] = course
  }

  /// Whether a deed is still worth trying in a state.
  mutating func wants(
    _ deed: AuditDeed, in state: FoundStates.State, by facts: StateFacts
  ) -> Bool {
    let fact = state.fact(of: deed)
    guard
      let course = courses[occasion(of: deed, with: fact, in: state, by: facts)],
      course.count >= limit
    else { return true }
    if let thing = deed.thing, leftToOthers.contains(thing) {
      hasLeftSomething = true
      return false
    }
    if course.addsElements || fact.map(openedFacts.contains) == true,
      !tried.contains(Trial(deed: Kind(deed), fact: fact))
    {
      return true
    }
    if course.addsElements, !course.surroundings.isSuperset(of: state.key.elements) { return true }
    if let subject = deed.thing, course.ofSubject.contains(where: { !isMet(subject, in: $0) }) {
      return true
    }
    return course.changesOthers
      && mayBringOthersToNewStates(course, besides: deed, in: state, facts)
  }

  /// A deed that is expected to lead from one state to another; whether it does shows when it is done.
  func deed(
    leadingFrom state: FoundStates.State, to end: FoundStates.State, by facts: StateFacts
  ) -> AuditDeed? {
    guard state.key.elements != end.key.elements else { return nil }
    let wanted = Dictionary(
      end.key.elements.map { (facts[$0].thing, facts[$0].likeness) },
      uniquingKeysWith: { first, _ in first })
    return state.screen.deeds.first { deed in
      let occasion = occasion(of: deed, with: state.fact(of: deed), in: state, by: facts)
      guard let course = courses[occasion] else { return false }
      return state.key.elements.allSatisfy { number in
        let (thing, likeness) = (facts[number].thing, facts[number].likeness)
        return course.outcome(for: likeness, isSubject: thing == deed.thing) == [wanted[thing]]
      }
    }
  }

  private func mayBringOthersToNewStates(
    _ course: Course, besides deed: AuditDeed, in state: FoundStates.State, _ facts: StateFacts
  ) -> Bool {
    func isNew(_ number: Int, whereUnknown isNewWhereUnknown: Bool) -> Bool {
      let (thing, likeness) = (facts[number].thing, facts[number].likeness)
      guard thing != deed.thing, !leftToOthers.contains(thing) else { return false }
      guard let afters = course.ofOthers[likeness] else { return isNewWhereUnknown }
      return afters.contains { !isMet(thing, in: $0) }
    }
    return state.key.elements.contains { isNew($0, whereUnknown: true) }
      || state.key.parts.contains { isNew($0, whereUnknown: false) }
  }

  private func isMet(_ thing: StateFacts.Thing, in likeness: Int?) -> Bool {
    likeness.map { met.contains(Meeting(thing: thing, likeness: $0)) } ?? true
  }

  private func occasion(
    of deed: AuditDeed, with fact: Int?, in state: FoundStates.State, by facts: StateFacts
  ) -> Occasion {
    Occasion(
      deed: Kind(deed), kindOfScreen: state.kind, likeness: fact.map { facts[$0].likeness })
  }
}

extension AuditDeed {
  /// What is acted on.
  fileprivate var thing: StateFacts.Thing? {
    switch self {
    case .perform(_, let element): .element(element)
    case .touch(_, let part): .part(part)
    case .escape: nil
    }
  }
}
