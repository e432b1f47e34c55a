/// A view that may say what stands for it in a choice of pages.
protocol TaggedPage {
  /// What stands for the view.
  var pageTag: AnyHashable? { get }
}

extension ModifiedContent: TaggedPage {
  /// The outermost tag.
  var pageTag: AnyHashable? {
    (modifier as? TagModifier)?.tag ?? (content as? any TaggedPage)?.pageTag
  }
}
