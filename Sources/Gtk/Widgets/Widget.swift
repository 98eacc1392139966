import CGtk

/// The base class of everything that is drawn.
///
/// Source: `GtkWidget`.
open class Widget: Object, Accessible {
    var widgetPointer: UnsafeMutablePointer<GtkWidget> { pointer() }

    /// Whether the widget is meant to be shown.
    ///
    /// Source: `gtk_widget_get_visible`, `gtk_widget_set_visible`.
    public var visible: Bool {
        get { gtk_widget_get_visible(widgetPointer) != 0 }
        set { gtk_widget_set_visible(widgetPointer, newValue ? 1 : 0) }
    }

    /// Whether the widget is drawn on the screen now.
    ///
    /// Source: `gtk_widget_get_mapped`.
    public var mapped: Bool { gtk_widget_get_mapped(widgetPointer) != 0 }

    /// Whether the user can work with the widget.
    ///
    /// Source: `gtk_widget_get_sensitive`, `gtk_widget_set_sensitive`.
    public var sensitive: Bool {
        get { gtk_widget_get_sensitive(widgetPointer) != 0 }
        set { gtk_widget_set_sensitive(widgetPointer, newValue ? 1 : 0) }
    }

    /// Whether the pointer finds the widget.
    ///
    /// Source: `gtk_widget_get_can_target`, `gtk_widget_set_can_target`.
    public var canTarget: Bool {
        get { gtk_widget_get_can_target(widgetPointer) != 0 }
        set { gtk_widget_set_can_target(widgetPointer, newValue ? 1 : 0) }
    }

    /// Whether the widget or one inside it can have the keyboard focus.
    ///
    /// Source: `gtk_widget_get_can_focus`, `gtk_widget_set_can_focus`.
    public var canFocus: Bool {
        get { gtk_widget_get_can_focus(widgetPointer) != 0 }
        set { gtk_widget_set_can_focus(widgetPointer, newValue ? 1 : 0) }
    }

    /// Source: `gtk_widget_get_halign`, `gtk_widget_set_halign`.
    public var halign: Align {
        get { Align(gtk_widget_get_halign(widgetPointer)) }
        set { gtk_widget_set_halign(widgetPointer, newValue.cValue) }
    }

    /// Source: `gtk_widget_get_valign`, `gtk_widget_set_valign`.
    public var valign: Align {
        get { Align(gtk_widget_get_valign(widgetPointer)) }
        set { gtk_widget_set_valign(widgetPointer, newValue.cValue) }
    }

    /// Source: `gtk_widget_get_hexpand`, `gtk_widget_set_hexpand`.
    public var hexpand: Bool {
        get { gtk_widget_get_hexpand(widgetPointer) != 0 }
        set { gtk_widget_set_hexpand(widgetPointer, newValue ? 1 : 0) }
    }

    /// Source: `gtk_widget_get_vexpand`, `gtk_widget_set_vexpand`.
    public var vexpand: Bool {
        get { gtk_widget_get_vexpand(widgetPointer) != 0 }
        set { gtk_widget_set_vexpand(widgetPointer, newValue ? 1 : 0) }
    }

    /// The room left free above, in pixels.
    ///
    /// Source: `gtk_widget_get_margin_top`, `gtk_widget_set_margin_top`.
    public var marginTop: Int32 {
        get { gtk_widget_get_margin_top(widgetPointer) }
        set { gtk_widget_set_margin_top(widgetPointer, newValue) }
    }

    /// The room left free below, in pixels.
    ///
    /// Source: `gtk_widget_get_margin_bottom`, `gtk_widget_set_margin_bottom`.
    public var marginBottom: Int32 {
        get { gtk_widget_get_margin_bottom(widgetPointer) }
        set { gtk_widget_set_margin_bottom(widgetPointer, newValue) }
    }

    /// The room left free where a line of text begins, in pixels.
    ///
    /// Source: `gtk_widget_get_margin_start`, `gtk_widget_set_margin_start`.
    public var marginStart: Int32 {
        get { gtk_widget_get_margin_start(widgetPointer) }
        set { gtk_widget_set_margin_start(widgetPointer, newValue) }
    }

    /// The room left free where a line of text ends, in pixels.
    ///
    /// Source: `gtk_widget_get_margin_end`, `gtk_widget_set_margin_end`.
    public var marginEnd: Int32 {
        get { gtk_widget_get_margin_end(widgetPointer) }
        set { gtk_widget_set_margin_end(widgetPointer, newValue) }
    }

    /// The least width, in pixels; -1 leaves it to the widget.
    ///
    /// Source: the property `GtkWidget:width-request`.
    public var widthRequest: Int32 {
        get { sizeRequest.width }
        set { gtk_widget_set_size_request(widgetPointer, newValue, sizeRequest.height) }
    }

    /// The least height, in pixels; -1 leaves it to the widget.
    ///
    /// Source: the property `GtkWidget:height-request`.
    public var heightRequest: Int32 {
        get { sizeRequest.height }
        set { gtk_widget_set_size_request(widgetPointer, sizeRequest.width, newValue) }
    }

    private var sizeRequest: (width: Int32, height: Int32) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_widget_get_size_request(widgetPointer, &width, &height)
        return (width, height)
    }

    /// Source: `gtk_widget_get_tooltip_text`, `gtk_widget_set_tooltip_text`.
    public var tooltipText: String? {
        get { gtk_widget_get_tooltip_text(widgetPointer).map { String(cString: $0) } }
        set { gtk_widget_set_tooltip_text(widgetPointer, newValue) }
    }

    /// Source: `gtk_widget_get_parent`.
    public var parent: Widget? { Object.wrapped(gtk_widget_get_parent(widgetPointer)) }

    /// The window that the widget is in.
    ///
    /// Source: `gtk_widget_get_root`.
    public var root: Widget? { Object.wrapped(gtk_widget_get_root(widgetPointer)) }

    /// Source: `gtk_widget_get_first_child`.
    public var firstChild: Widget? { Object.wrapped(gtk_widget_get_first_child(widgetPointer)) }

    /// Source: `gtk_widget_get_next_sibling`.
    public var nextSibling: Widget? { Object.wrapped(gtk_widget_get_next_sibling(widgetPointer)) }

    /// Whether the widget is somewhere inside another.
    ///
    /// Source: `gtk_widget_is_ancestor`.
    public func isAncestor(_ ancestor: Widget) -> Bool {
        gtk_widget_is_ancestor(widgetPointer, ancestor.widgetPointer) != 0
    }

    /// Whether the widget has the focus within its window.
    ///
    /// Source: `gtk_widget_is_focus`.
    public var isFocus: Bool { gtk_widget_is_focus(widgetPointer) != 0 }

    /// Asks for the keyboard focus.
    ///
    /// - Returns: Whether the focus is now at the widget or inside it.
    ///
    /// Source: `gtk_widget_grab_focus`.
    @discardableResult
    public func grabFocus() -> Bool {
        gtk_widget_grab_focus(widgetPointer) != 0
    }

    /// Moves the keyboard focus to the next widget inside this one.
    ///
    /// - Parameter direction: Where to.
    /// - Returns: Whether the focus is now inside the widget.
    ///
    /// Source: `gtk_widget_child_focus`.
    @discardableResult
    public func childFocus(_ direction: DirectionType) -> Bool {
        gtk_widget_child_focus(widgetPointer, direction.cValue) != 0
    }

    /// Activates the widget as the keyboard would: a button is clicked.
    ///
    /// - Returns: Whether the widget could be activated.
    ///
    /// Source: `gtk_widget_activate`.
    @discardableResult
    public func activate() -> Bool {
        gtk_widget_activate(widgetPointer) != 0
    }

    /// Source: `gtk_widget_add_css_class`.
    public func addCssClass(_ name: String) {
        gtk_widget_add_css_class(widgetPointer, name)
    }

    /// Source: `gtk_widget_remove_css_class`.
    public func removeCssClass(_ name: String) {
        gtk_widget_remove_css_class(widgetPointer, name)
    }

    /// Source: `gtk_widget_has_css_class`.
    public func hasCssClass(_ name: String) -> Bool {
        gtk_widget_has_css_class(widgetPointer, name) != 0
    }

    /// Source: `gtk_widget_add_controller`.
    public func addController(_ controller: EventController) {
        // The widget takes the reference over.
        gtk_widget_add_controller(widgetPointer, OpaquePointer(g_object_ref(controller.instance)))
    }

    /// Called when the widget appears on the screen.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkWidget::map`.
    @discardableResult
    public func onMap(after: Bool = false, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("map", handler, SignalTrampoline.none, after: after)
    }

    /// Called when the widget is taken apart, after which it is of no use.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkWidget::destroy`.
    @discardableResult
    public func onDestroy(after: Bool = false, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("destroy", handler, SignalTrampoline.none, after: after)
    }
}
