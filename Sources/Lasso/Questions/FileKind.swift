/// A kind of files, to which the user can restrict the files that a dialog shows.
///
/// ```swift
/// let images = FileKind("Images", patterns: ["*.png", "*.jpg"], mimeTypes: ["image/svg+xml"])
/// ```
///
/// Source: `GtkFileFilter`.
public struct FileKind: Hashable, Sendable {
    /// The name of the kind.
    public let name: String
    /// Name patterns. A file of the kind matches one of them, or has one of the media types.
    public let patterns: [String]
    /// Media types, for instance `"text/plain"` or `"image/*"`.
    public let mimeTypes: [String]

    /// Creates a kind of files.
    ///
    /// - Parameters:
    ///   - name: The name of the kind.
    ///   - patterns: Name patterns.
    ///   - mimeTypes: Media types.
    /// - Precondition: There is at least one pattern or media type.
    public init(_ name: String, patterns: [String] = [], mimeTypes: [String] = []) {
        precondition(
            !patterns.isEmpty || !mimeTypes.isEmpty,
            "The file kind \"\(name)\" has neither patterns nor media types, so no file would be shown."
        )
        self.name = name
        self.patterns = patterns
        self.mimeTypes = mimeTypes
    }
}
