extension UnsupportedNames {
  /// What follows `@`.
  static let attributes = [
    UnsupportedGroup(
      .attribute,
      instead: """
        put it in '#if canImport(ObjectiveC)'; Swift on Linux has no Objective-C
        """,
      names: """
        GKInspectable IBAction IBDesignable IBInspectable IBOutlet IBSegueAction
        NSApplicationMain NSCopying NSManaged objc objcMembers UIApplicationMain
        """),
    UnsupportedGroup(
      .attribute,
      instead: """
        keep the values in an Observable class
        """,
      names: """
        Attribute Model ModelActor Relationship SectionedFetchRequest
        """),
    UnsupportedGroup(
      .attribute,
      instead: """
        leave it out, or use State
        """,
      names: """
        FocusedSceneValue NSApplicationDelegateAdaptor PhysicalMetric
        WKApplicationDelegateAdaptor
        """),
  ]
}
