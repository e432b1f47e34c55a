import EarshotTree
import EarshotUI
import Foundation
import Testing

@MainActor
@Suite("Publishers and what is made of them")
struct PublisherTests {
  private final class Model: ObservableObject {
    @Published var query = ""
    @Published var upper = "-"
    @Published private(set) var count = 0
    var results: [String] = []
    private var subscriptions = Set<AnyCancellable>()

    init() {
      $query.map { $0.uppercased() }.assign(to: &$upper)
      $query.dropFirst().removeDuplicates()
        .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .sink { [weak self] in self?.results.append($0) }
        .store(in: &subscriptions)
      $query.filter { !$0.isEmpty }.scan(0) { sum, _ in sum + 1 }
        .sink { [weak self] in self?.count = $0 }
        .store(in: &subscriptions)
    }
  }

  private struct Search: View {
    @StateObject var model: Model

    var body: some View {
      TextField("Search", text: $model.query)
      Text("Shown as \(model.upper), typed \(model.count)")
    }
  }

  private func wait(_ seconds: Double, _ source: ViewSource) {
    let end = source.clock.now + .seconds(seconds)
    while let moment = source.clock.nextDeadline, moment <= end {
      source.clock.move(to: moment)
      source.settle()
    }
    source.clock.move(to: end)
    source.settle()
  }

  @Test("A search that waits for the typing to end runs once, when the clock has moved")
  func debounce() throws {
    let model = Model()
    let source = ViewSource(Search(model: model))
    let field = try #require(source.firstElement())

    _ = source.perform(.setText("p"), on: field.id)
    _ = source.perform(.setText("pi"), on: field.id)
    let before = model.results
    wait(1, source)

    #expect(before == [])
    #expect(model.results == ["pi"])
    #expect(source.labels.contains("Shown as PI, typed 2"))
  }

  @Test("The operators on values pass on what they are for")
  func values() {
    let subject = PassthroughSubject<Int?, Never>()
    var (heard, pairs): ([String], [String]) = ([], [])
    let numbers = subject.compactMap { $0 }.filter { $0 > 1 }
    let first = numbers.merge(with: Just(7)).prefix(3).map { "\($0)" }.sink { heard.append($0) }
    let second = numbers.removeDuplicates().combineLatest(subject.replaceNil(with: 0))
      .sink { pairs.append("\($0) \($1)") }

    for value in [1, 2, nil, 2, 3] { subject.send(value) }
    first.cancel()
    subject.send(9)
    second.cancel()

    #expect(heard == ["7", "2", "2"])
    #expect(pairs == ["2 1", "2 2", "2 0", "2 2", "3 2", "3 3", "9 3", "9 9"])
  }

  @Test("A subscription that was cancelled gets nothing that was still to come")
  func cancelled() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let tally = Tally()
    let source = ViewSource(
      Button("Go") {
        let later = subject.delay(for: 1, scheduler: DispatchQueue.main)
          .sink { tally.note("\($0)") }
        later.cancel()
      })

    source.activate("Go")
    wait(2, source)

    #expect(tally.entries == [])
  }

  @Test("A throttle passes on the first value, and then the last one of each time")
  func throttle() {
    let subject = PassthroughSubject<Int, Never>()
    let tally = Tally()
    let source = ViewSource(
      Button("Go") { for number in 1...3 { subject.send(number) } }
        .onReceive(subject.throttle(for: 1, scheduler: RunLoop.main, latest: true)) {
          tally.note("\($0)")
        })

    source.activate("Go")
    let atOnce = tally.entries
    wait(3, source)

    #expect(atOnce == ["1"])
    #expect(tally.entries == ["1", "3"])
  }

  @Test("The latest of several inner publishers is the one that is heard")
  func inner() {
    let (outer, a, b) = (
      PassthroughSubject<PassthroughSubject<Int, Never>, Never>(),
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
    )
    var (latest, all): ([Int], [Int]) = ([], [])
    let subscriptions = [
      outer.switchToLatest().sink { latest.append($0) },
      outer.flatMap { $0 }.sink { all.append($0) },
    ]

    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    for subscription in subscriptions { subscription.cancel() }
    b.send(4)

    #expect(latest == [1, 3])
    #expect(all == [1, 2, 3])
  }

  @Test("Publishers that are made of others send what those send")
  func several() {
    let (a, b, c) = (
      CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2),
      CurrentValueSubject<String, Never>("x")
    )
    var heard: [String] = []
    let subscriptions = [
      Publishers.CombineLatest(a, c).sink { heard.append("\($0) \($1)") },
      Publishers.CombineLatest3(a, b, c).sink { heard.append("\($0) \($1) \($2)") },
      Publishers.Merge(a, b).sink { heard.append("\($0)") },
    ]

    b.send(3)

    #expect(heard == ["1 x", "1 2 x", "1", "2", "1 3 x", "3"])
    #expect(subscriptions.count == 3)
  }
}
