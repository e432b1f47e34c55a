import Testing

@testable import EarshotAudit

@Suite("Names of deeds tell whether their effect shows on a screen")
struct SilentDeedTests {
  @Test(
    "The verb counts, in front or at the end",
    arguments: [
      "Share", "share…", "Open in Maps", "Anruf abspielen", "Try again", "Lire", "Condividi",
      "Поделиться", "共有",
    ])
  func elsewhere(name: String) {
    #expect(SilentDeed.isElsewhere(name))
  }

  @Test(
    "A verb in the middle, or another one, promises an effect",
    arguments: ["Reply", "Do play on", ""])
  func here(name: String) {
    #expect(!SilentDeed.isElsewhere(name))
  }

  @Test("What brings the same to the screen is told from what leaves it")
  func bringing() {
    #expect(SilentDeed.isHere("Refresh"))
    #expect(SilentDeed.isHere("Seite aktualisieren"))
    #expect(!SilentDeed.isHere("Share"))
    #expect(!SilentDeed.isHere("Play"))
  }

  @Test("A copy is told by its verb")
  func copy() {
    #expect(SilentDeed.isCopy("Copy"))
    #expect(SilentDeed.isCopy("Text kopieren"))
    #expect(!SilentDeed.isCopy("Photocopy"))
    #expect(!SilentDeed.isCopy("Share"))
  }

  @Test("What leaves a screen is told by its verb")
  func leaving() {
    #expect(SilentDeed.isLeaving("Done"))
    #expect(SilentDeed.isLeaving("Menü schließen"))
    #expect(!SilentDeed.isLeaving("Reply"))
  }
}
