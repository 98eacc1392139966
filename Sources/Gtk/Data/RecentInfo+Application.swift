import CGtk

extension RecentInfo {
    /// The time at which this application added or opened the file last, in seconds since 1970; `nil` if it never did.
    ///
    /// Source: `gtk_recent_info_get_application_info`.
    package var lastUseByThisApplication: Int? {
        guard let name = g_get_application_name() else { return nil }
        return applicationInfo(for: String(cString: name))?.stamp?.toUnix()
    }
}

extension GType {
    /// The type of files.
    ///
    /// Source: `G_TYPE_FILE`.
    package static var file: GType { GType(rawValue: g_file_get_type()) }
}
