import CGtk

extension AnyFile {
    /// Creates a reference to a file or a folder by its path. The file may not exist.
    ///
    /// - Parameter path: The path.
    ///
    /// Source: `g_file_new_for_path`.
    public convenience init(path: String) {
        self.init(instance: CInstance(g_file_new_for_path(cText(path))), transfer: .full)
    }

    /// Creates a reference to a file or a folder by its URI. The file may not exist.
    ///
    /// - Parameter uri: The URI, for example `"https://…"` or `"file:///…"`.
    ///
    /// Source: `g_file_new_for_uri`.
    public convenience init(uri: String) {
        self.init(instance: CInstance(g_file_new_for_uri(Self.withValidEscapes(uri))), transfer: .full)
    }

    /// Creates a reference to a file or a folder by an argument of a command line: a path or a URI.
    ///
    /// - Parameter argument: The argument. A relative path begins at the current folder.
    ///
    /// Source: `g_file_new_for_commandline_arg`.
    package convenience init(argument: String) { self.init(argument: Array(argument.utf8)) }

    /// Creates a reference to a file or a folder by the bytes of an argument of a command line: of a path, which may be
    /// no text, or of a URI.
    ///
    /// - Parameter argument: The bytes up to the end, or to the first zero.
    ///
    /// Source: `g_file_new_for_commandline_arg`.
    package convenience init(argument: [UInt8]) {
        let bytes = argument.prefix { $0 != 0 }
        let isResource = bytes.starts(with: "resource:".utf8)
        let valid =
            isResource ? Array(Self.withValidEscapes(String(decoding: bytes, as: UTF8.self)).utf8) : Array(bytes)
        let file = (valid + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
            g_file_new_for_commandline_arg($0.baseAddress)
        }
        self.init(instance: CInstance(file), transfer: .full)
    }

    /// Returns a text of which GIO can make a file. It crashes with the URI of a resource that has an invalid escape.
    private static func withValidEscapes(_ text: String) -> String {
        let text = cText(text)
        guard text.hasPrefix("resource:"),
            String.optional(taking: g_uri_unescape_string(text, nil)) == nil
        else { return text }
        return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
    }
}
