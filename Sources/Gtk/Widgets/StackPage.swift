import CGtk

/// What a stack knows of one of its pages.
///
/// Source: `GtkStackPage`.
open class StackPage: Object, Accessible {
    /// The page's name.
    ///
    /// Source: `gtk_stack_page_get_name`, `gtk_stack_page_set_name`.
    public var name: String? {
        get { gtk_stack_page_get_name(opaquePointer).map { String(cString: $0) } }
        set { gtk_stack_page_set_name(opaquePointer, newValue) }
    }
}
