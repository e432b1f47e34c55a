/// Where entries of the system stand in its menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Those of app info.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Those of app settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Those of system services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Those of app visibility.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Those of app termination.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Those of new item.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Those of save item.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Those of import export.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Those of print item.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Those of undo redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Those of pasteboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Those of text editing.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Those of text formatting.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Those of toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Those of sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Those of window size.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Those of window list.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Those of single window list.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Those of window arrangement.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Those of help.
  public static let help = CommandGroupPlacement(name: "help")
}
