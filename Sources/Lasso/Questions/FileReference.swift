/// Names a file or a folder, which need not exist.
///
/// It is a value, so a state can hold it. It is known by its address, since what the user chooses need not be on this computer.
///
/// Source: `GFile`, as far as it is a name.
public struct FileReference: Hashable, Sendable, CustomStringConvertible {
    /// The address: `"file:///home/billie/Notes.txt"`, `"sftp://…"`.
    public let uri: String

    /// Names a file by its address.
    ///
    /// - Parameter uri: The address, with what is not allowed there escaped.
    public init(uri: String) {
        self.uri = uri
    }

    /// Names a file on this computer.
    ///
    /// - Parameter path: Its path.
    /// - Precondition: The path begins with a slash.
    public init(path: String) {
        precondition(path.hasPrefix("/"), "FileReference.init(path:): \"\(path)\" does not begin with a slash.")
        // What may be in a path as it is, as GLib has it too.
        uri = "file://" + PercentEncoding.encode(path, plain: "!$&'()*+,-./:=@_~".utf8)
    }

    /// The path, if the file is on this computer and its path is text.
    public var path: String? {
        for beginning in ["file:///", "file://localhost/"] where uri.hasPrefix(beginning) {
            return PercentEncoding.decode(uri.utf8.dropFirst(beginning.utf8.count - 1))
        }
        return nil
    }

    /// The last part of the address: what the file is called.
    public var name: String {
        let part = uri.utf8.split(separator: UInt8(ascii: "/")).last ?? uri.utf8[...]
        return PercentEncoding.decode(part) ?? String(part) ?? uri
    }

    /// The path, or else the address.
    public var description: String { path ?? uri }
}
