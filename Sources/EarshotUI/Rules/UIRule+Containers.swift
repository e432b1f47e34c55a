import EarshotTree

// What rows, sections, bars and tabs add.
extension UIRule {
  static let sectionHeader = UIRule(
    "section.header-heading",
    "A section's header is a heading, as written as of iOS 26; up to iOS 18 it was upper-cased.",
    .referenceImage)
  static let sectionDisclosure = UIRule(
    "section.disclosure",
    "In a list at the side, the header of a section that opens and closes is also a button that says "
      + "whether it is open; in other lists nobody but the app opens it.",
    .assumption)
  static let rowDeletion = UIRule(
    "row.delete", "Rows that can be deleted offer to, before other actions.",
    .assumption)
  static let swipesReplaceDeletion = UIRule(
    "row.swipes-replace-delete", "A row with actions of a swipe offers no Delete beside them.",
    .documented)
  static let rowSelection = UIRule(
    "row.selection",
    "A row of a list with a selection is chosen by a double tap, and then selected.",
    .assumption)
  static let swipeActions = UIRule(
    "actions.swipe-first",
    "What a swipe over a row offers comes before other actions, on every element of the row.",
    .deviceReport)
  static let contextMenu = UIRule(
    "actions.context-menu-last", "What a context menu holds is offered after other actions.",
    .assumption)
  static let navigationTitle = UIRule(
    "navigation.title-heading", "The title of a screen is a heading above its content.",
    .deviceReport)
  static let navigationLink = UIRule(
    "navigation.link-button",
    "A navigation link is a button; outside of any navigation it is dimmed.",
    .assumption)
  static let backButton = UIRule(
    "navigation.back-button", "The way back is a button called Back, before all else on a screen.",
    .deviceReport)
  static let pushed = UIRule(
    "navigation.escape", "A two-finger scrub goes back while there is a back button.",
    .assumption)
  static let searchField = UIRule(
    "search.field", "The search field of a screen stands between its bar and its content.",
    .assumption)
  static let tab = UIRule(
    "tab.element", "Each tab is an element of a tab bar, read after the content it leads to.",
    .deviceReport)
  static let tabBadge = UIRule(
    "tab.badge",
    "A badge on a tab is its value, a number as so many items; some hear no badge on a device.",
    .assumption)
  static let rowBadge = UIRule(
    "row.badge", "The badge of a row of a list or form is a text after the row's content.",
    .assumption)
  static let page = UIRule(
    "page.shown", "Of pages only the chosen one is read; until one is chosen, that is the first.",
    .assumption)
  static let firstTab = UIRule(
    "tab.first-if-none", "Where no tab or page is the chosen one, the first is shown.",
    .assumption)
  static let pageControl = UIRule(
    "page.dots",
    "The dots under more than one page are an adjustable “page 1 of 3” that turns pages.",
    .assumption)
  static let viewThatFits = UIRule(
    "layout.first-that-fits", "Of views that may fit, the first is exposed.",
    .assumption)
  static let modal = UIRule(
    "modal.hides-siblings", "What is modal hides its siblings; of several, the last is read.",
    .documented)

  static let containersRules = [
    sectionHeader, sectionDisclosure, rowDeletion, swipesReplaceDeletion, rowSelection,
    swipeActions, contextMenu,
    navigationTitle, navigationLink, backButton, pushed, searchField, tab, tabBadge, rowBadge, page,
    firstTab,
    pageControl, viewThatFits, modal,
  ]
}
