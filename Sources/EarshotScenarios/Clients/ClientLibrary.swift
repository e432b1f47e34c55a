import EarshotText
import EarshotUI
import Glibc

/// Compiled client code that is loaded into this process, and stays.
@MainActor
struct ClientLibrary {
  private let screens: [ClientScreen]

  /// Loads a library, and asks it what can be shown.
  init(loading path: String) throws(ScreenError) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown"
      throw .failed("earshot: error: compiled source cannot be loaded: \(reason)")
    }
    screens = Self.previews(in: library) + Self.offers(in: library)
  }

  private static func previews(in library: UnsafeMutableRawPointer) -> [ClientScreen] {
    typealias Bound = @convention(c) () -> UnsafeRawPointer?
    guard let start = dlsym(library, "earshot_preview_section_start"),
      let stop = dlsym(library, "earshot_preview_section_stop"),
      let first = unsafeBitCast(start, to: Bound.self)(),
      let last = unsafeBitCast(stop, to: Bound.self)()
    else { return [] }
    return PreviewCatalog.previews(between: first, and: last).map(ClientScreen.init)
  }

  private static func offers(in library: UnsafeMutableRawPointer) -> [ClientScreen] {
    typealias Offer = @convention(c) (UnsafeMutableRawPointer) -> Void
    guard let offer = dlsym(library, "earshot_offer_client_screens") else { return [] }
    return _ClientScreenOffers.screens(offeredBy: unsafeBitCast(offer, to: Offer.self))
  }

  /// The screen that is meant: the one that is named, or the only one.
  func screen(meantBy source: SourceReference) throws(ScreenError) -> ClientScreen {
    let menu = ScreenMenu(of: screens, in: source)
    guard !menu.entries.isEmpty else { throw .nothingToShow(source) }
    guard let name = source.screen else {
      guard menu.entries.count == 1 else { throw .severalScreens(menu.choice) }
      return menu.entries[0]
    }
    guard let screen = menu.screen(named: name) else {
      throw .unknownSourceScreen(name, menu.choice)
    }
    return screen
  }
}
