import EarshotSpeech
import EarshotTestSupport
import Testing

@testable import earshot

@MainActor
@Suite("A screen is read from top to bottom")
struct ReadCommandTests {
  private static let harbour = "\(Repository.root)/Scenarios/Reader/Gestures/harbour.json"

  @Test("What is around the first element is said, although opening the screen has been there")
  func containers() {
    var output = ""
    var errors = ""
    let runner = CommandRunner(
      arguments: ["read", Self.harbour], standardInput: { _ in TypedLines([]) },
      speechLibrary: SpeechLibrary(file: "libearshot-absent.so.1"))

    let status = runner.run(printingTo: &output, errorsTo: &errors)

    #expect(status == .success)
    #expect(errors == "")
    #expect(
      output.split(separator: "\n") == [
        "Top of the screen, Harbour café, heading, landmark",
        "Search, search field, end",
        "Menu, Tea, 3 € 🫖, button, list start. Puts it into the basket.",
        "Crème de poisson, button. Actions available",
        "Sizes, Small, button",
        "Selected, Large, button, list end",
        "Pay, button",
      ])
  }
}
