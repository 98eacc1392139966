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
        self.init(instance: CInstance(g_file_new_for_uri(cText(uri))), transfer: .full)
    }
}
