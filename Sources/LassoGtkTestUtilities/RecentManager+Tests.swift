import CGtk
import LassoGtk

extension RecentManager {
    /// Creates a list of recent files for a test, which isn't that of the user.
    ///
    /// - Parameter path: The path of the file that keeps the list, which need not exist.
    /// - Returns: The list.
    ///
    /// Source: `GtkRecentManager:filename`.
    public static func forTesting(in path: String) -> RecentManager {
        // GTK notes which application has used a file.
        if g_get_prgname() == nil { g_set_prgname("lasso-test") }
        var value = GValue()
        g_value_init(&value, GType.string.rawValue)
        g_value_set_string(&value, path)
        defer { g_value_unset(&value) }
        return "filename".withCString { name in
            var names: [UnsafePointer<CChar>?] = [name]
            let object = g_object_new_with_properties(gtk_recent_manager_get_type(), 1, &names, &value)
            return RecentManager(instance: CInstance(UnsafeMutableRawPointer(object)), transfer: .full)
        }
    }
}

extension ContentProvider {
    /// Creates the content that a file manager drags, for a test that drops a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The content.
    ///
    /// Source: `gdk_content_provider_new_for_value`, `G_TYPE_FILE`.
    public static func forTesting(file path: String) -> ContentProvider {
        let file = g_file_new_for_path(path)
        var value = GValue()
        g_value_init(&value, g_file_get_type())
        g_value_take_object(&value, UnsafeMutableRawPointer(file))
        defer { g_value_unset(&value) }
        return ContentProvider(instance: CInstance(gdk_content_provider_new_for_value(&value)), transfer: .full)
    }
}
