/// The expansions of the macros that this plugin knows.
enum MacroExpansion {
  /// The source that stands for a macro.
  static func source(for request: PluginRequest.Expansion) throws(MacroError) -> String {
    switch (request.typeName, request.role) {
    case ("PreviewMacro", _): return try PreviewExpansion(request).source
    case ("EntryMacro", "accessor"): return try EntryExpansion(request).accessors
    case ("EntryMacro", _): return try EntryExpansion(request).key
    case ("PreviewableMacro", _): return ""
    default: throw MacroError("this toolchain asks for a macro that Earshot does not have")
    }
  }
}
