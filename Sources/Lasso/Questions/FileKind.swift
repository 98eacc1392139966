/// A kind of files, which the user can have shown alone.
///
/// ```swift
/// let images = FileKind("Images", patterns: ["*.png", "*.jpg"], mimeTypes: ["image/svg+xml"])
/// ```
///
/// Source: `GtkFileFilter`.
public struct FileKind: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// Patterns of names; a file of the kind matches one of them, or has one of the media types.
    public let patterns: [String]
    /// Media types, `"text/plain"` or `"image/*"` for instance.
    public let mimeTypes: [String]

    /// Makes a kind of files.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - patterns: Patterns of names.
    ///   - mimeTypes: Media types.
    /// - Precondition: There is a pattern or a media type.
    public init(_ name: String, patterns: [String] = [], mimeTypes: [String] = []) {
        precondition(
            !patterns.isEmpty || !mimeTypes.isEmpty,
            "The kind of files \"\(name)\" has neither patterns nor media types, so no file would be shown."
        )
        self.name = name
        self.patterns = patterns
        self.mimeTypes = mimeTypes
    }
}
