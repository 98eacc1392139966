import CGtk

extension AnyFile {
    /// A file, or a folder, which need not exist.
    ///
    /// - Parameter path: Its path.
    ///
    /// Source: `g_file_new_for_path`.
    public convenience init(path: String) {
        self.init(instance: CInstance(g_file_new_for_path(cText(path))), transfer: .full)
    }

    /// A file, or a folder, which need not exist.
    ///
    /// - Parameter uri: Its address: `"https://…"`, `"file:///…"`.
    ///
    /// Source: `g_file_new_for_uri`.
    public convenience init(uri: String) {
        self.init(instance: CInstance(g_file_new_for_uri(cText(uri))), transfer: .full)
    }
}
