import EarshotReader
import EarshotScenarios
import EarshotTestSupport
import Testing

@Suite("Transcripts as a sheet to follow on a device")
struct DeviceSheetTests {
  @Test("A sheet says what to set, what to do and what to expect, and leaves room")
  func golden() throws {
    let transcript = try Transcript(
      parsing: """
        # Reacting by name
        screen: tapback
        set: hints off
        set: haptics on

        Press and hold a message
        > next
        ~ picnic Sunday
        ! Reacted with
        > act React with ❤️
        Reacted with ❤️
        [selection]
        > actions
        | Activate (default)
        | Remove ❤️
        > last
        > next
        [boundary]
        > wait 2
        [silence]
        > set reduce-motion on
        [reduce-motion on]
        > app announce Hello
        Hello
        > app delete 2
        [silence]
        > why
        | something
        """, file: "chat.transcript")

    let text = DeviceSheet(of: [transcript]).text

    #expect(text.hasPrefix("# What VoiceOver says\n\nFollow the steps on an iPhone"))
    let start = try #require(text.firstRange(of: "## Transcript"))
    #expect(
      text[start.lowerBound...] == """
        ## Transcript chat.transcript

        About: Reacting by name
        Screen: tapback
        Before: In Settings, Accessibility, VoiceOver, Verbosity, Speak Hints, choose: off.
        Before: Nothing to set: 'haptics on' is a setting of Earshot alone.

        ### Step 0: opening

        Do: Open the screen.
        Expect: Press and hold a message
        Heard:

        ### Step 1: next

        Do: Swipe right.
        Expect to hear these words in this order: picnic Sunday
        Expect not to hear: Reacted with
        Heard:

        ### Step 2: act React with ❤️

        Do: Turn the rotor to Actions, swipe down until 'React with red heart' is heard, and double \
        tap. Write only what is heard after that.
        Expect: Reacted with red heart
        Expect, not in words: selection
        Heard:

        ### Step 3: actions

        Do: Turn the rotor to Actions and swipe down to the last one. Write the actions in their \
        order. Then swipe up to Activate.
        Expect: Activate
        Expect: Remove red heart
        Heard:

        ### Step 4: last

        Do: Four-finger tap bottom.
        Expect: not known yet
        Heard:

        ### Step 5: next

        Do: Swipe right.
        Expect: the sound at an end
        Heard:

        ### Step 6: wait 2

        Do: Wait 2 seconds.
        Expect: nothing is said
        Heard:

        ### Step 7: set reduce-motion on

        Do: In Settings, Accessibility, Motion, Reduce Motion, choose: on.

        ### Step 8: app announce Hello

        Left out: only the app itself can do this; what is heard of it may be missing in later steps.

        ### Step 9: app delete 2

        Do: Have this happen in the app, from another device if need be: app delete 2. Where that \
        cannot be done, leave out the rest of this transcript.
        Expect: nothing is said
        Heard:

        ### Step 10: why

        Left out: a device does not answer this question.

        """)
  }

  @Test("A sheet says what it expects to be set, and which names of settings are assumed")
  func usualSettings() throws {
    let transcript = try Transcript(
      parsing: "screen: tapback\nset: actions off\nset: links pitch\n\n~ Press",
      file: "a.transcript")

    let text = DeviceSheet(of: [transcript]).text

    for line in [
      "Usually: In Settings, Accessibility, VoiceOver, Verbosity, Speak Hints, choose: on.",
      "Usually: In Settings, Accessibility, VoiceOver, Verbosity, Emojis, choose: Speak. (assumed)",
      "Usually: In Settings, Accessibility, VoiceOver, Verbosity, Numbers, choose: Words. (assumed)",
      "Before: In Settings, Accessibility, VoiceOver, Verbosity, Actions, choose: Do Nothing.",
      "Before: In Settings, Accessibility, VoiceOver, Verbosity, Links, choose: Change Pitch. "
        + "(assumed)",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
  }

  @Test("Every value of a setting that a device has is one of its names there")
  func values() throws {
    let settings = ReaderSetting.allCases.flatMap { setting in
      setting.words.map { "set: \(setting.rawValue) \($0)\n" }
    }
    let transcript = try Transcript(
      parsing: "screen: tapback\n\(settings.joined())\n~ Press", file: "a.transcript")

    let lines = DeviceSheet(of: [transcript]).text.split(separator: "\n")
      .filter { $0.hasPrefix("Before: In ") }

    #expect(lines.count > 30)
    for line in lines {
      let value = try #require(line.split(separator: "choose: ").last)
      #expect(
        value.first?.isUppercase == true || value.hasPrefix("what ")
          || value.hasPrefix("on.") || value.hasPrefix("off."), "\(line)")
    }
  }

  @Test("Every transcript here can be made into a sheet, and the sheet be read again")
  func everyTranscript() throws {
    let suite = try TranscriptSuite(in: ["\(Repository.root)/Scenarios"])

    let text = DeviceSheet(of: suite.transcripts).text
    let sheet = try FilledDeviceSheet(parsing: text, file: "sheet.md")

    #expect(sheet.device == [])
    #expect(!text.contains("Earshot does not know this command"))
  }
}
