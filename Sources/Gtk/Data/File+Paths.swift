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
    package convenience init(argument: String) {
        let file = g_file_new_for_commandline_arg(Self.withValidEscapes(argument))
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
