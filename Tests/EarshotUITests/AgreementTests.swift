import EarshotTestSupport
import EarshotTree
import Testing

@testable import EarshotUI

@MainActor
@Suite("Words agree with their number")
struct AgreementTests {
  @Test(
    "What is marked to agree does, and nothing else",
    arguments: [
      ("^[12 vote](inflect: true)", "12 votes"),
      ("^[1 vote](inflect: true)", "1 vote"),
      ("^[1 votes](inflect: true)", "1 vote"),
      ("^[1 new replies](inflect: true)", "1 new reply"),
      ("^[1 people](inflect: true) and ^[1 boxes](inflect: true)", "1 person and 1 box"),
      ("^[1 bus](inflect: true), ^[1 series](inflect: true)", "1 bus, 1 series"),
      ("^[0 vote](inflect:true)", "0 votes"),
      ("^[1,204 unread message](inflect: true) in all", "1,204 unread messages in all"),
      ("^[3 message from Ana](inflect: true)", "3 messages from Ana"),
      ("You have ^[2 **new** reply](inflect: true).", "You have 2 new replies."),
      ("^[2 cat](inflect: true) and ^[1 dog](inflect: true)", "2 cats and 1 dog"),
      ("^[2 box](inflect: true, morphology: { partOfSpeech: \"noun\" })", "2 boxes"),
      ("^[2 (late) person](inflect: true)", "2 (late) people"),
      ("^[many vote](inflect: true)", "many vote"),
      ("^[3](inflect: true)", "3"),
      ("^[](inflect: true)", ""),
      ("^[2 vote](agreeWithArgument: 1)", "2 vote"),
      ("2^[x", "2^[x"),
    ])
  func agreement(text: String, words: String) {
    #expect(Text(LocalizedStringKey(text)).string == words)
  }

  @Test("Values stand for themselves, and numbers among them count")
  func values() {
    let name = "**Ana**"
    let replies = 2_000

    #expect(
      Text("\(name) has ^[\(replies) reply](inflect: true) to \(name)").string
        == "**Ana** has 2,000 replies to **Ana**")
  }

  @Test(
    "Nouns have the plurals of English",
    arguments: [
      ("day", "days"), ("party", "parties"), ("match", "matches"), ("bus", "buses"),
      ("class", "classes"), ("photo", "photos"), ("hero", "heroes"), ("person", "people"),
      ("Child", "Children"), ("chairwoman", "chairwomen"), ("human", "humans"), ("box", "boxes"),
      ("analysis", "analyses"), ("fish", "fish"), ("votes", "votes"), ("VOTE", "VOTES"),
      ("half", "halves"), ("é", "és"), ("", "s"),
    ])
  func plurals(one: String, several: String) {
    #expect(EnglishPlural(of: one).words == several)
  }

  @Test("No text brings it down", arguments: 0..<50)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["^[", "]", "(inflect: true)", "1 ", "2 ", "vote", "(", ")", "*", "\\", " "]
    let text = (0..<12).map { _ in parts.randomElement(using: &random) ?? "" }.joined()

    #expect(Text(LocalizedStringKey(text)).string.count <= text.count + 12)
  }
}
