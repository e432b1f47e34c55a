/// Files as people have them.
enum Samples {
  static let all = [strings, dictionary, catalog]

  static let strings = """
    /* The button that sends. */
    "Reply" = "Antworten";
    "Message from %@" = "Nachricht von %@";
    """

  static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <!-- How many people reacted. -->
    <dict>
      <key>Reacted by %lld people</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@people@ reagiert</string>
        <key>people</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>lld</string>
          <key>one</key>
          <string>%lld Person hat</string>
          <key>other</key>
          <string>%lld Personen haben</string>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {},
        "Later" : { "shouldTranslate" : false },
        "Message from %@" : {
          "comment" : "Who wrote it",
          "extractionState" : "manual",
          "localizations" : {
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Сообщение от %@" } }
          }
        },
        "Reacted by %lld people" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "new", "value" : "Reacted by %lld person" } },
              "other" : { "stringUnit" : { "state" : "new", "value" : "Reacted by %lld people" } }
            } } },
            "ru" : { "variations" : { "plural" : {
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld реакции" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld реакций" } },
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld реакция" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld реакции" } }
            } } }
          }
        },
        "Reply" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "new", "value" : "" } },
            "ru" : { "variations" : { "device" : {
              "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Ответить" } },
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Ответ" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Отв." } }
            } } }
          }
        },
        "%lld people in %lld rooms" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@people@ in %#@rooms@" },
              "substitutions" : {
                "people" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg person" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg people" } }
                } } },
                "rooms" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "one room" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg rooms" } }
                } } }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
}
