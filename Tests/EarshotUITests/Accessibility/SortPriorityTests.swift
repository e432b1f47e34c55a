import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Sort priority orders siblings")
struct SortPriorityTests {
  @Test("A higher priority is read earlier, a negative one later, and ties keep their order")
  func order() {
    let source = ViewSource(
      VStack {
        Text("a")
        Text("last").accessibilitySortPriority(-1)
        Text("b")
        Text("second").accessibilitySortPriority(1)
        Text("first").accessibilitySortPriority(2.5)
        Text("third").accessibilitySortPriority(1)
      })

    #expect(source.labels == ["first", "second", "third", "a", "b", "last"])
  }

  @Test("Reading backwards goes the same way")
  func backwards() throws {
    let source = ViewSource(
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
      })
    let last = try #require(source.lastElement())

    #expect(last.label == "a")
    #expect(source.element(before: last.id)?.label == "b")
  }

  @Test("A container is one sibling; what is inside does not leave it")
  func containers() {
    let inside = VStack {
      Text("1")
      Text("2").accessibilitySortPriority(9)
    }
    let contained = inside.accessibilityElement(children: .contain)

    #expect(
      ViewSource(
        VStack {
          Text("0")
          inside
        }
      ).labels == ["2", "0", "1"])
    #expect(
      ViewSource(
        VStack {
          Text("0")
          contained
        }
      ).labels == ["0", "2", "1"])
    #expect(
      ViewSource(
        VStack {
          Text("0")
          contained.accessibilitySortPriority(1)
        }
      ).labels
        == ["2", "1", "0"])
  }

  @Test("Priority counts before children are combined")
  func combined() {
    let source = ViewSource(
      HStack {
        Text("World")
        Text("Hello").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .combine))

    #expect(source.labels == ["Hello, World"])
  }

  @Test("Rows of a lazy stack are not sorted; the stack as a whole is, and so is each row")
  func lazyRows() {
    let source = ViewSource(
      VStack {
        Text("before")
        LazyVStack {
          ForEach(0..<3) { number in
            Text(verbatim: "low \(number)")
            Text(verbatim: "high \(number)").accessibilitySortPriority(Double(number) + 1)
          }
        }
        .accessibilitySortPriority(1)
      })

    #expect(
      source.labels == ["high 0", "low 0", "high 1", "low 1", "high 2", "low 2", "before"])
  }

  @Test("A priority set outside replaces the one inside")
  func outside() {
    let source = ViewSource(
      VStack {
        Text("a").accessibilitySortPriority(1)
        Text("b").accessibilitySortPriority(5).accessibilitySortPriority(0)
      })

    #expect(source.labels == ["a", "b"])
  }

  @Test("What is in a row of a list or form does not leave it")
  func listRows() {
    let list = ViewSource(
      VStack {
        Text("top")
        List {
          Text("first")
          HStack {
            Text("a")
            Text("b").accessibilitySortPriority(1)
          }
          ForEach(0..<2) { number in
            HStack {
              Text("c\(number)")
              Text("d\(number)").accessibilitySortPriority(2)
            }
          }
        }
      })
    let form = ViewSource(
      VStack {
        Text("top")
        Form {
          HStack {
            Text("a")
            Text("b").accessibilitySortPriority(1)
          }
        }
      })

    #expect(list.labels == ["top", "first", "b", "a", "d0", "c0", "d1", "c1"])
    #expect(form.labels == ["top", "b", "a"])
  }

  @Test("A list as a whole has its place among those beside it")
  func wholeList() {
    let source = ViewSource(
      VStack {
        Text("top")
        List { Text("row") }.accessibilitySortPriority(1)
      })

    #expect(source.labels == ["row", "top"])
  }

  @Test("The deprecated spelling does the same")
  func deprecated() {
    let source = ViewSource(
      VStack {
        Text("a")
        Text("b").accessibility(sortPriority: 1)
      })

    #expect(source.labels == ["b", "a"])
  }
}
