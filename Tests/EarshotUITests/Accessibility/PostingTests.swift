import EarshotTree
import EarshotUI
import Foundation
import Testing

private typealias Posting = EarshotUI.AccessibilityNotification

@MainActor
@Suite("What an app posts reaches whoever hears its view")
struct PostingTests {
  private func posted(
    _ post: @escaping () -> Void
  ) -> [EarshotTree.AccessibilityNotification] {
    let source = ViewSource(Button("Post") { post() })
    let changes = source.changes()
    source.activate("Post")
    return changes.takeAll().compactMap(\.notification)
  }

  @Test("An announcement is posted with its words and priority")
  func announcement() {
    var urgent = AttributedString("Call dropped")
    urgent.accessibilitySpeechAnnouncementPriority = .high
    let announcement = Posting.Announcement(urgent)

    let heard = posted { announcement.post() }

    #expect(
      posted { Posting.Announcement("Sent").post() } == [.announcement("Sent")])
    #expect(heard == [.announcement("Call dropped", priority: .high)])
  }

  @Test("Changes of layout and screen are posted; words in place of an element are spoken")
  func changes() {
    #expect(posted { Posting.LayoutChanged().post() } == [.layoutChanged()])
    #expect(posted { Posting.ScreenChanged(nil).post() } == [.screenChanged()])
    #expect(
      posted { Posting.ScreenChanged("Results").post() }
        == [.screenChanged(), .announcement("Results")])
    #expect(
      posted { Posting.PageScrolled("Page 2 of 3").post() } == [.pageScrolled("Page 2 of 3")])
  }

  @Test("Of two screens, the one whose code runs hears it")
  func twoScreens() {
    let first = ViewSource(Button("Post") { Posting.Announcement("Sent").post() })
    let second = ViewSource(Text("other"))
    let heardByFirst = first.changes()
    let heardBySecond = second.changes()

    first.activate("Post")

    #expect(heardByFirst.takeAll().compactMap(\.notification) == [.announcement("Sent")])
    #expect(heardBySecond.takeAll().compactMap(\.notification) == [])
  }

  @Test("What is posted by no view's code is heard on the screen that was made last")
  func outside() {
    let source = ViewSource(Text("a"))
    let changes = source.changes()

    Posting.Announcement("Sent").post()

    #expect(changes.takeAll().compactMap(\.notification) == [.announcement("Sent")])
  }

  @Test("What is announced while the screen appears is heard by whoever watches first")
  func onAppear() {
    let source = ViewSource(Text("a").onAppear { Posting.Announcement("Welcome").post() })

    #expect(source.changes().takeAll().compactMap(\.notification) == [.announcement("Welcome")])
    #expect(source.changes().takeAll().compactMap(\.notification) == [])
  }
}

extension AccessibilityChange {
  fileprivate var notification: EarshotTree.AccessibilityNotification? {
    guard case .posted(let notification) = self else { return nil }
    return notification
  }
}
