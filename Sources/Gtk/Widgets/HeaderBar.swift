import CGtk

/// A window's title bar.
///
/// Source: `GtkHeaderBar`.
open class HeaderBar: Widget {
    /// Source: `gtk_header_bar_new`.
    public init() {
        super.init(instance: gtk_header_bar_new())
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// What stands in the middle; without one, the window's title.
    ///
    /// Source: `gtk_header_bar_get_title_widget`, `gtk_header_bar_set_title_widget`.
    public var titleWidget: Widget? {
        get { Object.wrapped(gtk_header_bar_get_title_widget(opaquePointer)) }
        set { gtk_header_bar_set_title_widget(opaquePointer, newValue?.widgetPointer) }
    }

    /// Adds a child where a line of text begins.
    ///
    /// Source: `gtk_header_bar_pack_start`.
    public func packStart(_ child: Widget) {
        gtk_header_bar_pack_start(opaquePointer, child.widgetPointer)
    }

    /// Adds a child where a line of text ends.
    ///
    /// Source: `gtk_header_bar_pack_end`.
    public func packEnd(_ child: Widget) {
        gtk_header_bar_pack_end(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_header_bar_remove`.
    public func remove(_ child: Widget) {
        gtk_header_bar_remove(opaquePointer, child.widgetPointer)
    }
}
