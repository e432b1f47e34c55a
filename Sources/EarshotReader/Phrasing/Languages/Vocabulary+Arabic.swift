import EarshotTree

extension Vocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let arabic = Vocabulary(
    selected: "محدد",
    back: "رجوع",
    actionsAvailable: "الإجراءات متاحة",
    moreContentAvailable: "يتوفر محتوى إضافي",
    activateAction: "تنشيط (افتراضي)",
    traits: [
      .dimmed: "معتم",
      .button: "زر",
      .popUpButton: "زر قائمة منبثقة",
      .backButton: "زر الرجوع",
      .switchButton: "زر تبديل",
      .toggle: "زر تبديل",
      .on: "تشغيل",
      .off: "إيقاف",
      .mixed: "مختلط",
      .tab: "علامة تبويب",
      .textField: "حقل نص",
      .secureTextField: "حقل نص آمن",
      .isEditing: "قيد التحرير",
      .insertionPointAtStart: "نقطة الإدراج في البداية",
      .heading: "عنوان",
      .link: "رابط",
      .pickerItem: "عنصر منتقي",
      .adjustable: "قابل للضبط",
      .image: "صورة",
      .searchField: "حقل بحث",
      .expanded: "موسّع",
      .collapsed: "مطوي",
    ],
    hints: [
      .toggle: "اضغط مرتين لتبديل الإعداد.",
      .edit: "اضغط مرتين للتحرير.",
      .misspelledWords: "استخدم الدوّار للوصول إلى الكلمات ذات الأخطاء",
      .adjust: "حرّك إصبعًا واحدًا لأعلى أو لأسفل لضبط القيمة.",
    ],
    rotor: .arabic,
    chartChoices: [
      .describe: "وصف الرسم البياني",
      .play: "تشغيل الرسم البياني الصوتي",
      .details: "تفاصيل الرسم البياني",
    ],
    edges: [
      .listStart: "بداية القائمة",
      .listEnd: "نهاية القائمة",
      .landmarkStart: "معلم",
      .landmarkEnd: "نهاية",
    ],
    cellHeadings: [.row: "رأس الصف", .column: "رأس العمود"],
    spots: arabicSpots,
    cellPlace: { place in
      switch place {
      case .spansRows(let count): "يمتد على صفوف عددها \(count)"
      case .spansColumns(let count): "يمتد على أعمدة عددها \(count)"
      case .row(let number): "صف \(number)"
      case .column(let number): "عمود \(number)"
      }
    },
    headingLevel: { "عنوان مستوى \($0)" },
    position: { "\($0.place) من \($0.count)" },
    chart: englishWords)
}
