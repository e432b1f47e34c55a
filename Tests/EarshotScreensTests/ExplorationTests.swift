import EarshotAudit
import EarshotScreens
import EarshotTree
import Testing

@MainActor
@Suite("Exploring the screens that come with Earshot")
struct ExplorationTests {
  @Test("tapback: each message is met with each reaction, with its bar open and without")
  func tapback() throws {
    let exploration = try explorer(of: "tapback").explore()

    let met = Set(
      exploration.expanded.flatMap { exploration.states[$0].elements.map(\.element) }
        .filter { !$0.customActions.isEmpty }
        .map { [$0.label ?? "", $0.value ?? "", "\($0.customActions.count)"] })
    #expect(met.count == 4 * 7 * 2)
    #expect(exploration.cuts.isEmpty)
    #expect(exploration.surprises.isEmpty)
  }

  @Test("popover: the menu around each message is met, and no step closes it by ear")
  func popover() throws {
    let exploration = try explorer(of: "popover").explore()

    #expect(exploration.expanded.count == 5)
    #expect(!exploration.steps.contains { $0.to == 0 && $0.from != 0 && !$0.step.deed.takesFinger })
    #expect(exploration.cuts.isEmpty)
  }

  @Test(
    "The lines to each state that was gone through lead there again",
    arguments: ["tapback-accessible", "stream-reactions-accessible", "popover", "compose"])
  func scripts(name: String) throws {
    let explorer = try explorer(of: name)
    let exploration = try explorer.explore()

    for state in exploration.expanded {
      let script = try explorer.script(to: state, in: exploration)
      #expect(script.leadsThere, "\(script.lines)")
      #expect(script.rest.isEmpty)
    }
  }

  private func explorer(of name: String) throws -> Explorer<any Error> {
    let entry = try #require(ScreenCatalog.entry(named: name))
    return Explorer { try entry.open().source }
  }
}
