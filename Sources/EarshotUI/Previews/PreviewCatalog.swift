import CPreviewSection

/// The previews of the running program.
@MainActor
public enum PreviewCatalog {
  /// All previews, by file and line.
  public static let all: [Preview] = {
    guard let start = earshot_preview_section_start(), let stop = earshot_preview_section_stop()
    else { return [] }
    return previews(between: start, and: stop)
  }()

  /// The previews of a name.
  public static func named(_ name: String) -> [Preview] { all.filter { $0.name == name } }

  /// The previews of the records that the expansion of `#Preview` put into a section, by file and
  /// line.
  package static func previews(
    between start: UnsafeRawPointer, and stop: UnsafeRawPointer
  ) -> [Preview] {
    let count = (stop - start) / MemoryLayout<_PreviewRecord>.stride
    let records = start.assumingMemoryBound(to: _PreviewRecord.self)
    return UnsafeBufferPointer(start: records, count: count)
      .compactMap(preview(recordedIn:))
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private static func preview(recordedIn record: _PreviewRecord) -> Preview? {
    guard record.version == _PreviewBox.version else { return nil }
    let box = _PreviewBox()
    record.fill(Unmanaged.passUnretained(box).toOpaque())
    return box.preview
  }
}

/// What the expansion of `#Preview` leaves in the program: the version of its form, and a function
/// that tells about the preview.
public typealias _PreviewRecord = (
  version: Int, fill: @convention(c) (UnsafeMutableRawPointer) -> Void
)

/// Where a record tells about its preview.
@MainActor
public final class _PreviewBox {
  /// The form of records that this version of the layer reads.
  public nonisolated static let version = 1
  fileprivate var preview: Preview?

  fileprivate init() {}

  /// Takes what a record tells; called on the main actor, by the expansion of `#Preview` only.
  public nonisolated static func fill(
    _ box: UnsafeMutableRawPointer, name: String?, file: String, line: Int,
    view: @escaping @MainActor () -> some View
  ) {
    let box = Unmanaged<_PreviewBox>.fromOpaque(box).takeUnretainedValue()
    MainActor.assumeIsolated {
      box.preview = Preview(name: name, file: file, line: line) { AnyView(view()) }
    }
  }
}
