/// The name of a file or a folder, which need not exist.
///
/// It is a value, so a state can hold it. It stores a URI, because the user may choose a file that is not on this
/// computer.
///
/// Source: `GFile`, as far as it is a name.
public struct FileReference: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The file's URI: `"file:///home/billie/Notes.txt"`, `"sftp://…"`.
    public let uri: String

    /// Creates a reference from a URI.
    ///
    /// - Parameter uri: The URI, in which characters that are not allowed are percent-encoded.
    public init(uri: String) {
        self.uri = uri
    }

    /// Creates a reference to a file on this computer.
    ///
    /// - Parameter path: The file's path.
    /// - Precondition: The path begins with a slash.
    public init(path: String) {
        // The slash is one character together with an accent with which a name begins.
        precondition(
            path.utf8.first == UInt8(ascii: "/"),
            "FileReference.init(path:): \"\(path)\" does not begin with a slash."
        )
        // The characters that need no encoding in a path, as in GLib.
        uri = "file://" + PercentEncoding.encode(path, plain: "!$&'()*+,-./:=@_~".utf8)
    }

    /// The file's path, if it is on this computer and its path is valid text.
    public var path: String? {
        for beginning in ["file:///", "file://localhost/"] where uri.hasPrefix(beginning) {
            return PercentEncoding.decode(uri.utf8.dropFirst(beginning.utf8.count - 1))
        }
        return nil
    }

    /// The last part of the URI, decoded: the name of the file.
    public var name: String {
        let part = uri.utf8.split(separator: UInt8(ascii: "/")).last ?? uri.utf8[...]
        return PercentEncoding.decode(part) ?? String(part) ?? uri
    }

    /// The path, or else the URI.
    public var description: String { path ?? uri }
}
