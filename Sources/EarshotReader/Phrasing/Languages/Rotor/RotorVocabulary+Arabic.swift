extension RotorVocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let arabic = RotorVocabulary(
    names: [
      .actions: "الإجراءات",
      .adjustValue: "ضبط القيمة",
      .audioGraph: "رسم بياني صوتي",
      .moreContent: "محتوى إضافي",
      .text(.characters): "الأحرف",
      .text(.words): "الكلمات",
      .text(.lines): "الأسطر",
      .text(.sentences): "الجمل",
      .kind(.headings): "العناوين",
      .kind(.links): "الروابط",
      .kind(.buttons): "الأزرار",
      .kind(.formControls): "عناصر تحكم النموذج",
      .kind(.textFields): "حقول النص",
      .kind(.searchFields): "حقول البحث",
      .kind(.images): "الصور",
      .container(.containers): "الحاويات",
      .container(.landmarks): "المعالم",
      .container(.tables): "الجداول",
      .container(.lists): "القوائم",
      .verticalNavigation: "التنقل الرأسي",
      .speechRate: "سرعة الكلام",
      .language: "اللغة",
    ],
    heading: "عنوان ",
    defaultLanguage: "اللغة الافتراضية",
    percent: "٪")
}
