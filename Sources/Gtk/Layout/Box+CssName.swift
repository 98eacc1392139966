import CGtk

extension Box {
    /// Creates an empty row that style sheets know by a name of its own instead of "box".
    ///
    /// - Parameters:
    ///   - cssName: The name.
    ///   - spacing: The space between two children, in pixels.
    ///
    /// Source: the property `GtkWidget:css-name`, which is set only when a widget is created.
    package convenience init(cssName: String, spacing: Int) {
        requireDisplay()
        var value = GValue()
        g_value_init(&value, GType.string.rawValue)
        g_value_set_string(&value, cText(cssName))
        defer { g_value_unset(&value) }
        let object = "css-name".withCString { name in
            var names: [UnsafePointer<CChar>?] = [name]
            return g_object_new_with_properties(gtk_box_get_type(), 1, &names, &value)
        }
        self.init(instance: CInstance(object))
        self.spacing = spacing
    }
}
