extension RotorVocabulary {
  /// These words are this project's own, but for the names of the settings that are documented.
  static let english = RotorVocabulary(
    names: [
      .actions: "Actions",
      .adjustValue: "Adjust Value",
      .audioGraph: "Audio Graph",
      .moreContent: "More Content",
      .text(.characters): "Characters",
      .text(.words): "Words",
      .text(.lines): "Lines",
      .text(.sentences): "Sentences",
      .kind(.headings): "Headings",
      .kind(.links): "Links",
      .kind(.buttons): "Buttons",
      .kind(.formControls): "Form Controls",
      .kind(.textFields): "Text Fields",
      .kind(.searchFields): "Search Fields",
      .kind(.images): "Images",
      .container(.containers): "Containers",
      .container(.landmarks): "Landmarks",
      .container(.tables): "Tables",
      .container(.lists): "Lists",
      .verticalNavigation: "Vertical Navigation",
      .speechRate: "Speech Rate",
      .language: "Language",
    ],
    heading: "Heading ",
    defaultLanguage: "Default language",
    percent: "%")
}
