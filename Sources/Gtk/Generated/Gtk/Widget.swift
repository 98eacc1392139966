// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkWidget`.
/// [Reference](https://docs.gtk.org/gtk4/class.Widget.html)
open class Widget: Object, Accessible, Buildable, ConstraintTarget {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `gtk_widget_get_direction`, `gtk_widget_set_direction`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_direction.html)
    public var direction: TextDirection {
        get {
            TextDirection(gtk_widget_get_direction(widgetPointer))
        }
        set {
            gtk_widget_set_direction(widgetPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_widget_get_display`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_display.html)
    public var display: Display {
        Display.wrapping(required: gtk_widget_get_display(widgetPointer))
    }

    /// Source: `gtk_widget_get_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_height.html)
    public var height: Int {
        swiftInteger(gtk_widget_get_height(widgetPointer))
    }
}

extension Widget {
    @_alwaysEmitIntoClient
    var widgetPointer: UnsafeMutablePointer<GtkWidget> { pointer() }

    /// Source: `gtk_widget_get_can_focus`, `gtk_widget_set_can_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.can-focus.html)
    @_alwaysEmitIntoClient
    public var canFocus: Bool {
        get {
            gtk_widget_get_can_focus(widgetPointer) != 0
        }
        set {
            gtk_widget_set_can_focus(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_can_target`, `gtk_widget_set_can_target`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.can-target.html)
    @_alwaysEmitIntoClient
    public var canTarget: Bool {
        get {
            gtk_widget_get_can_target(widgetPointer) != 0
        }
        set {
            gtk_widget_set_can_target(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_css_classes`, `gtk_widget_set_css_classes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.css-classes.html)
    @_alwaysEmitIntoClient
    public var cssClasses: [String] {
        get {
            [String](taking: gtk_widget_get_css_classes(widgetPointer))
        }
        set {
            withStringArray(newValue) { newValueArray in
                gtk_widget_set_css_classes(
                    widgetPointer,
                    UnsafeMutableRawPointer(newValueArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
                )
            }
        }
    }

    /// Source: `gtk_widget_get_css_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.css-name.html)
    @_alwaysEmitIntoClient
    public var cssName: String {
        String(copying: gtk_widget_get_css_name(widgetPointer))
    }

    /// Source: `gtk_widget_get_cursor`, `gtk_widget_set_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.cursor.html)
    @_alwaysEmitIntoClient
    public var cursor: Cursor? {
        get {
            Cursor.wrapping(gtk_widget_get_cursor(widgetPointer))
        }
        set {
            gtk_widget_set_cursor(widgetPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_widget_get_focus_on_click`, `gtk_widget_set_focus_on_click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.focus-on-click.html)
    @_alwaysEmitIntoClient
    public var focusOnClick: Bool {
        get {
            gtk_widget_get_focus_on_click(widgetPointer) != 0
        }
        set {
            gtk_widget_set_focus_on_click(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_focusable`, `gtk_widget_set_focusable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.focusable.html)
    @_alwaysEmitIntoClient
    public var focusable: Bool {
        get {
            gtk_widget_get_focusable(widgetPointer) != 0
        }
        set {
            gtk_widget_set_focusable(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_halign`, `gtk_widget_set_halign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.halign.html)
    @_alwaysEmitIntoClient
    public var halign: Align {
        get {
            Align(gtk_widget_get_halign(widgetPointer))
        }
        set {
            gtk_widget_set_halign(widgetPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_widget_has_default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.has-default.html)
    @_alwaysEmitIntoClient
    public var hasDefault: Bool {
        gtk_widget_has_default(widgetPointer) != 0
    }

    /// Source: `gtk_widget_has_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.has-focus.html)
    @_alwaysEmitIntoClient
    public var hasFocus: Bool {
        gtk_widget_has_focus(widgetPointer) != 0
    }

    /// Source: `gtk_widget_get_has_tooltip`, `gtk_widget_set_has_tooltip`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.has-tooltip.html)
    @_alwaysEmitIntoClient
    public var hasTooltip: Bool {
        get {
            gtk_widget_get_has_tooltip(widgetPointer) != 0
        }
        set {
            gtk_widget_set_has_tooltip(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkWidget:height-request`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.height-request.html)
    @_alwaysEmitIntoClient
    public var heightRequest: Int {
        get {
            self[property: "height-request"]
        }
        set {
            self[property: "height-request"] = newValue
        }
    }

    /// Source: `gtk_widget_get_hexpand`, `gtk_widget_set_hexpand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.hexpand.html)
    @_alwaysEmitIntoClient
    public var hexpand: Bool {
        get {
            gtk_widget_get_hexpand(widgetPointer) != 0
        }
        set {
            gtk_widget_set_hexpand(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_hexpand_set`, `gtk_widget_set_hexpand_set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.hexpand-set.html)
    @_alwaysEmitIntoClient
    public var hexpandSet: Bool {
        get {
            gtk_widget_get_hexpand_set(widgetPointer) != 0
        }
        set {
            gtk_widget_set_hexpand_set(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_layout_manager`, `gtk_widget_set_layout_manager`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.layout-manager.html)
    @_alwaysEmitIntoClient
    public var layoutManager: LayoutManager? {
        get {
            LayoutManager.wrapping(gtk_widget_get_layout_manager(widgetPointer))
        }
        set {
            gtk_widget_set_layout_manager(widgetPointer, newValue?.retainedPointer())
        }
    }

    /// Source: `gtk_widget_get_margin_bottom`, `gtk_widget_set_margin_bottom`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.margin-bottom.html)
    @_alwaysEmitIntoClient
    public var marginBottom: Int {
        get {
            swiftInteger(gtk_widget_get_margin_bottom(widgetPointer))
        }
        set {
            gtk_widget_set_margin_bottom(widgetPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_widget_get_margin_end`, `gtk_widget_set_margin_end`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.margin-end.html)
    @_alwaysEmitIntoClient
    public var marginEnd: Int {
        get {
            swiftInteger(gtk_widget_get_margin_end(widgetPointer))
        }
        set {
            gtk_widget_set_margin_end(widgetPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_widget_get_margin_start`, `gtk_widget_set_margin_start`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.margin-start.html)
    @_alwaysEmitIntoClient
    public var marginStart: Int {
        get {
            swiftInteger(gtk_widget_get_margin_start(widgetPointer))
        }
        set {
            gtk_widget_set_margin_start(widgetPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_widget_get_margin_top`, `gtk_widget_set_margin_top`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.margin-top.html)
    @_alwaysEmitIntoClient
    public var marginTop: Int {
        get {
            swiftInteger(gtk_widget_get_margin_top(widgetPointer))
        }
        set {
            gtk_widget_set_margin_top(widgetPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_widget_get_name`, `gtk_widget_set_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        get {
            String(copying: gtk_widget_get_name(widgetPointer))
        }
        set {
            gtk_widget_set_name(widgetPointer, cText(newValue))
        }
    }

    /// Source: `gtk_widget_get_opacity`, `gtk_widget_set_opacity`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.opacity.html)
    @_alwaysEmitIntoClient
    public var opacity: Double {
        get {
            gtk_widget_get_opacity(widgetPointer)
        }
        set {
            gtk_widget_set_opacity(widgetPointer, newValue)
        }
    }

    /// Source: `gtk_widget_get_overflow`, `gtk_widget_set_overflow`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.overflow.html)
    @_alwaysEmitIntoClient
    public var overflow: Overflow {
        get {
            Overflow(gtk_widget_get_overflow(widgetPointer))
        }
        set {
            gtk_widget_set_overflow(widgetPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_widget_get_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.parent.html)
    @_alwaysEmitIntoClient
    public var parent: Widget? {
        Widget.wrapping(gtk_widget_get_parent(widgetPointer))
    }

    /// Source: `gtk_widget_get_receives_default`, `gtk_widget_set_receives_default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.receives-default.html)
    @_alwaysEmitIntoClient
    public var receivesDefault: Bool {
        get {
            gtk_widget_get_receives_default(widgetPointer) != 0
        }
        set {
            gtk_widget_set_receives_default(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_root`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.root.html)
    @_alwaysEmitIntoClient
    public var root: (any Root)? {
        wrappingInterface(gtk_widget_get_root(widgetPointer))
    }

    /// Source: `gtk_widget_get_scale_factor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.scale-factor.html)
    @_alwaysEmitIntoClient
    public var scaleFactor: Int {
        swiftInteger(gtk_widget_get_scale_factor(widgetPointer))
    }

    /// Source: `gtk_widget_get_sensitive`, `gtk_widget_set_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.sensitive.html)
    @_alwaysEmitIntoClient
    public var sensitive: Bool {
        get {
            gtk_widget_get_sensitive(widgetPointer) != 0
        }
        set {
            gtk_widget_set_sensitive(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_tooltip_markup`, `gtk_widget_set_tooltip_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.tooltip-markup.html)
    @_alwaysEmitIntoClient
    public var tooltipMarkup: String? {
        get {
            String.optional(copying: gtk_widget_get_tooltip_markup(widgetPointer))
        }
        set {
            gtk_widget_set_tooltip_markup(widgetPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_widget_get_tooltip_text`, `gtk_widget_set_tooltip_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.tooltip-text.html)
    @_alwaysEmitIntoClient
    public var tooltipText: String? {
        get {
            String.optional(copying: gtk_widget_get_tooltip_text(widgetPointer))
        }
        set {
            gtk_widget_set_tooltip_text(widgetPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_widget_get_valign`, `gtk_widget_set_valign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.valign.html)
    @_alwaysEmitIntoClient
    public var valign: Align {
        get {
            Align(gtk_widget_get_valign(widgetPointer))
        }
        set {
            gtk_widget_set_valign(widgetPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_widget_get_vexpand`, `gtk_widget_set_vexpand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.vexpand.html)
    @_alwaysEmitIntoClient
    public var vexpand: Bool {
        get {
            gtk_widget_get_vexpand(widgetPointer) != 0
        }
        set {
            gtk_widget_set_vexpand(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_vexpand_set`, `gtk_widget_set_vexpand_set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.vexpand-set.html)
    @_alwaysEmitIntoClient
    public var vexpandSet: Bool {
        get {
            gtk_widget_get_vexpand_set(widgetPointer) != 0
        }
        set {
            gtk_widget_set_vexpand_set(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_visible`, `gtk_widget_set_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_widget_get_visible(widgetPointer) != 0
        }
        set {
            gtk_widget_set_visible(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkWidget:width-request`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Widget.width-request.html)
    @_alwaysEmitIntoClient
    public var widthRequest: Int {
        get {
            self[property: "width-request"]
        }
        set {
            self[property: "width-request"] = newValue
        }
    }

    /// Source: `gtk_widget_get_allocated_baseline`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_allocated_baseline.html)
    @_alwaysEmitIntoClient
    public var allocatedBaseline: Int {
        swiftInteger(gtk_widget_get_allocated_baseline(widgetPointer))
    }

    /// Source: `gtk_widget_get_allocated_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_allocated_height.html)
    @_alwaysEmitIntoClient
    public var allocatedHeight: Int {
        swiftInteger(gtk_widget_get_allocated_height(widgetPointer))
    }

    /// Source: `gtk_widget_get_allocated_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_allocated_width.html)
    @_alwaysEmitIntoClient
    public var allocatedWidth: Int {
        swiftInteger(gtk_widget_get_allocated_width(widgetPointer))
    }

    /// Source: `gtk_widget_get_child_visible`, `gtk_widget_set_child_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_child_visible.html)
    @_alwaysEmitIntoClient
    public var childVisible: Bool {
        get {
            gtk_widget_get_child_visible(widgetPointer) != 0
        }
        set {
            gtk_widget_set_child_visible(widgetPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_widget_get_clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_clipboard.html)
    @_alwaysEmitIntoClient
    public var clipboard: Clipboard {
        Clipboard.wrapping(required: gtk_widget_get_clipboard(widgetPointer))
    }

    /// Source: `gtk_widget_get_first_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_first_child.html)
    @_alwaysEmitIntoClient
    public var firstChild: Widget? {
        Widget.wrapping(gtk_widget_get_first_child(widgetPointer))
    }

    /// Source: `gtk_widget_get_focus_child`, `gtk_widget_set_focus_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_focus_child.html)
    @_alwaysEmitIntoClient
    public var focusChild: Widget? {
        get {
            Widget.wrapping(gtk_widget_get_focus_child(widgetPointer))
        }
        set {
            gtk_widget_set_focus_child(widgetPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_widget_get_font_map`, `gtk_widget_set_font_map`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_font_map.html)
    @_alwaysEmitIntoClient
    public var fontMap: PangoFontMap? {
        get {
            PangoFontMap.wrapping(gtk_widget_get_font_map(widgetPointer))
        }
        set {
            gtk_widget_set_font_map(widgetPointer, newValue?.pangoFontMapPointer)
        }
    }

    /// Source: `gtk_widget_get_font_options`, `gtk_widget_set_font_options`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_font_options.html)
    @_alwaysEmitIntoClient
    public var fontOptions: CairoFontOptions? {
        get {
            CairoFontOptions.wrapping(gtk_widget_get_font_options(widgetPointer))
        }
        set {
            gtk_widget_set_font_options(widgetPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_widget_get_frame_clock`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_frame_clock.html)
    @_alwaysEmitIntoClient
    public var frameClock: FrameClock? {
        FrameClock.wrapping(gtk_widget_get_frame_clock(widgetPointer))
    }

    /// Source: `gtk_widget_get_last_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_last_child.html)
    @_alwaysEmitIntoClient
    public var lastChild: Widget? {
        Widget.wrapping(gtk_widget_get_last_child(widgetPointer))
    }

    /// Source: `gtk_widget_get_mapped`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_mapped.html)
    @_alwaysEmitIntoClient
    public var mapped: Bool {
        gtk_widget_get_mapped(widgetPointer) != 0
    }

    /// Source: `gtk_widget_get_native`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_native.html)
    @_alwaysEmitIntoClient
    public var native: (any Native)? {
        wrappingInterface(gtk_widget_get_native(widgetPointer))
    }

    /// Source: `gtk_widget_get_next_sibling`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_next_sibling.html)
    @_alwaysEmitIntoClient
    public var nextSibling: Widget? {
        Widget.wrapping(gtk_widget_get_next_sibling(widgetPointer))
    }

    /// Source: `gtk_widget_get_pango_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_pango_context.html)
    @_alwaysEmitIntoClient
    public var pangoContext: PangoContext {
        PangoContext.wrapping(required: gtk_widget_get_pango_context(widgetPointer))
    }

    /// Source: `gtk_widget_get_prev_sibling`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_prev_sibling.html)
    @_alwaysEmitIntoClient
    public var prevSibling: Widget? {
        Widget.wrapping(gtk_widget_get_prev_sibling(widgetPointer))
    }

    /// Source: `gtk_widget_get_primary_clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_primary_clipboard.html)
    @_alwaysEmitIntoClient
    public var primaryClipboard: Clipboard {
        Clipboard.wrapping(required: gtk_widget_get_primary_clipboard(widgetPointer))
    }

    /// Source: `gtk_widget_get_realized`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_realized.html)
    @_alwaysEmitIntoClient
    public var realized: Bool {
        gtk_widget_get_realized(widgetPointer) != 0
    }

    /// Source: `gtk_widget_get_request_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_request_mode.html)
    @_alwaysEmitIntoClient
    public var requestMode: SizeRequestMode {
        SizeRequestMode(gtk_widget_get_request_mode(widgetPointer))
    }

    /// Source: `gtk_widget_get_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_settings.html)
    @_alwaysEmitIntoClient
    public var settings: Settings {
        Settings.wrapping(required: gtk_widget_get_settings(widgetPointer))
    }

    /// Source: `gtk_widget_get_state_flags`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_state_flags.html)
    @_alwaysEmitIntoClient
    public var stateFlags: StateFlags {
        StateFlags(gtk_widget_get_state_flags(widgetPointer))
    }

    /// Source: `gtk_widget_get_style_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_style_context.html)
    @_alwaysEmitIntoClient
    public var styleContext: StyleContext {
        StyleContext.wrapping(required: gtk_widget_get_style_context(widgetPointer))
    }

    /// Source: `gtk_widget_get_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_width.html)
    @_alwaysEmitIntoClient
    public var width: Int {
        swiftInteger(gtk_widget_get_width(widgetPointer))
    }

    /// Source: `gtk_widget_has_visible_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.has_visible_focus.html)
    @_alwaysEmitIntoClient
    public var hasVisibleFocus: Bool {
        gtk_widget_has_visible_focus(widgetPointer) != 0
    }

    /// Source: `gtk_widget_is_drawable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.is_drawable.html)
    @_alwaysEmitIntoClient
    public var isDrawable: Bool {
        gtk_widget_is_drawable(widgetPointer) != 0
    }

    /// Source: `gtk_widget_is_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.is_focus.html)
    @_alwaysEmitIntoClient
    public var isFocus: Bool {
        gtk_widget_is_focus(widgetPointer) != 0
    }

    /// Source: `gtk_widget_is_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.is_sensitive.html)
    @_alwaysEmitIntoClient
    public var isSensitive: Bool {
        gtk_widget_is_sensitive(widgetPointer) != 0
    }

    /// Source: `gtk_widget_is_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.is_visible.html)
    @_alwaysEmitIntoClient
    public var isVisible: Bool {
        gtk_widget_is_visible(widgetPointer) != 0
    }

    /// Source: `gtk_widget_should_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.should_layout.html)
    @_alwaysEmitIntoClient
    public var shouldLayout: Bool {
        gtk_widget_should_layout(widgetPointer) != 0
    }

    /// Source: `gtk_widget_action_set_enabled`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.action_set_enabled.html)
    @_alwaysEmitIntoClient
    public func actionSetEnabled(_ actionName: String, enabled: Bool) {
        gtk_widget_action_set_enabled(widgetPointer, cText(actionName), enabled ? 1 : 0)
    }

    /// Source: `gtk_widget_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func activate() -> Bool {
        gtk_widget_activate(widgetPointer) != 0
    }

    /// Source: `gtk_widget_activate_action_variant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.activate_action.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func activateAction(_ name: String, args: Variant? = nil) -> Bool {
        gtk_widget_activate_action_variant(widgetPointer, cText(name), args?.opaquePointer) != 0
    }

    /// Source: `gtk_widget_activate_default`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.activate_default.html)
    @_alwaysEmitIntoClient
    public func activateDefault() {
        gtk_widget_activate_default(widgetPointer)
    }

    /// Source: `gtk_widget_add_controller`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.add_controller.html)
    @_alwaysEmitIntoClient
    public func addController(_ controller: EventController) {
        gtk_widget_add_controller(widgetPointer, controller.retainedOpaquePointer)
    }

    /// Source: `gtk_widget_add_css_class`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.add_css_class.html)
    @_alwaysEmitIntoClient
    public func addCssClass(_ cssClass: String) {
        gtk_widget_add_css_class(widgetPointer, cText(cssClass))
    }

    /// Source: `gtk_widget_add_mnemonic_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.add_mnemonic_label.html)
    @_alwaysEmitIntoClient
    public func addMnemonicLabel(_ label: Widget) {
        gtk_widget_add_mnemonic_label(widgetPointer, label.widgetPointer)
    }

    /// Source: `gtk_widget_add_tick_callback`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.add_tick_callback.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addTickCallback(_ callback: @escaping TickCallback) -> Int {
        swiftInteger(
            gtk_widget_add_tick_callback(widgetPointer, callTickCallback, retainedClosure(callback), releaseClosure)
        )
    }

    /// Source: `gtk_widget_allocate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.allocate.html)
    @_alwaysEmitIntoClient
    public func allocate(width: Int, height: Int, baseline: Int, transform: Transform? = nil) {
        gtk_widget_allocate(
            widgetPointer,
            cInteger(width),
            cInteger(height),
            cInteger(baseline),
            transform?.retainedOpaquePointer
        )
    }

    /// Source: `gtk_widget_child_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.child_focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func childFocus(_ direction: DirectionType) -> Bool {
        gtk_widget_child_focus(widgetPointer, direction.cValue) != 0
    }

    /// Source: `gtk_widget_compute_bounds`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.compute_bounds.html)
    @_alwaysEmitIntoClient
    public func computeBounds(_ target: Widget) -> GrapheneRect? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widgetPointer, target.widgetPointer, &bounds) != 0 else { return nil }
        return GrapheneRect(bounds)
    }

    /// Source: `gtk_widget_compute_expand`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.compute_expand.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func computeExpand(_ orientation: Orientation) -> Bool {
        gtk_widget_compute_expand(widgetPointer, orientation.cValue) != 0
    }

    /// Source: `gtk_widget_compute_point`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.compute_point.html)
    @_alwaysEmitIntoClient
    public func computePoint(_ target: Widget, point: GraphenePoint) -> GraphenePoint? {
        var pointValue = point.cValue
        var point = graphene_point_t()
        guard gtk_widget_compute_point(widgetPointer, target.widgetPointer, &pointValue, &point) != 0 else {
            return nil
        }
        return GraphenePoint(point)
    }

    /// Source: `gtk_widget_compute_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.compute_transform.html)
    @_alwaysEmitIntoClient
    public func computeTransform(_ target: Widget) -> GrapheneMatrix? {
        var transform = graphene_matrix_t()
        guard gtk_widget_compute_transform(widgetPointer, target.widgetPointer, &transform) != 0 else { return nil }
        return GrapheneMatrix.wrapping(required: &transform)
    }

    /// Source: `gtk_widget_contains`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.contains.html)
    @_alwaysEmitIntoClient
    public func contains(x: Double, y: Double) -> Bool {
        gtk_widget_contains(widgetPointer, x, y) != 0
    }

    /// Source: `gtk_widget_create_pango_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.create_pango_context.html)
    @_alwaysEmitIntoClient
    public func createPangoContext() -> PangoContext {
        PangoContext.wrapping(required: gtk_widget_create_pango_context(widgetPointer), transfer: .full)
    }

    /// Source: `gtk_widget_create_pango_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.create_pango_layout.html)
    @_alwaysEmitIntoClient
    public func createPangoLayout(_ text: String? = nil) -> PangoLayout {
        PangoLayout.wrapping(
            required: gtk_widget_create_pango_layout(widgetPointer, cText(ifAny: text)),
            transfer: .full
        )
    }

    /// Source: `gtk_widget_dispose_template`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.dispose_template.html)
    @_alwaysEmitIntoClient
    public func disposeTemplate(_ widgetType: GType) {
        gtk_widget_dispose_template(widgetPointer, widgetType.rawValue)
    }

    /// Source: `gtk_drag_check_threshold`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.drag_check_threshold.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func dragCheckThreshold(startX: Int, startY: Int, currentX: Int, currentY: Int) -> Bool {
        gtk_drag_check_threshold(
            widgetPointer,
            cInteger(startX),
            cInteger(startY),
            cInteger(currentX),
            cInteger(currentY)
        ) != 0
    }

    /// Source: `gtk_widget_error_bell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.error_bell.html)
    @_alwaysEmitIntoClient
    public func errorBell() {
        gtk_widget_error_bell(widgetPointer)
    }

    /// Source: `gtk_widget_get_allocation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_allocation.html)
    @_alwaysEmitIntoClient
    public func allocation() -> GdkRectangle {
        var allocation = CGtk.GdkRectangle()
        gtk_widget_get_allocation(widgetPointer, &allocation)
        return GdkRectangle(allocation)
    }

    /// Source: `gtk_widget_get_ancestor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_ancestor.html)
    @_alwaysEmitIntoClient
    public func ancestor(for widgetType: GType) -> Widget? {
        Widget.wrapping(gtk_widget_get_ancestor(widgetPointer, widgetType.rawValue))
    }

    /// Source: `gtk_widget_get_preferred_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_preferred_size.html)
    @_alwaysEmitIntoClient
    public func preferredSize() -> (minimumSize: Requisition, naturalSize: Requisition) {
        var minimumSize = GtkRequisition()
        var naturalSize = GtkRequisition()
        gtk_widget_get_preferred_size(widgetPointer, &minimumSize, &naturalSize)
        return (Requisition(minimumSize), Requisition(naturalSize))
    }

    /// Source: `gtk_widget_get_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_size.html)
    @_alwaysEmitIntoClient
    public func size(for orientation: Orientation) -> Int {
        swiftInteger(gtk_widget_get_size(widgetPointer, orientation.cValue))
    }

    /// Source: `gtk_widget_get_size_request`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_size_request.html)
    @_alwaysEmitIntoClient
    public func sizeRequest() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_widget_get_size_request(widgetPointer, &width, &height)
        return (swiftInteger(width), swiftInteger(height))
    }

    /// Source: `gtk_widget_get_template_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.get_template_child.html)
    @_alwaysEmitIntoClient
    public func templateChild(for widgetType: GType, name: String) -> Object {
        Object.wrapping(required: gtk_widget_get_template_child(widgetPointer, widgetType.rawValue, cText(name)))
    }

    /// Source: `gtk_widget_grab_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.grab_focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func grabFocus() -> Bool {
        gtk_widget_grab_focus(widgetPointer) != 0
    }

    /// Source: `gtk_widget_has_css_class`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.has_css_class.html)
    @_alwaysEmitIntoClient
    public func hasCssClass(_ cssClass: String) -> Bool {
        gtk_widget_has_css_class(widgetPointer, cText(cssClass)) != 0
    }

    /// Source: `gtk_widget_hide`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.hide.html)
    @_alwaysEmitIntoClient
    public func hide() {
        gtk_widget_hide(widgetPointer)
    }

    /// Source: `gtk_widget_in_destruction`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.in_destruction.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func inDestruction() -> Bool {
        gtk_widget_in_destruction(widgetPointer) != 0
    }

    /// Source: `gtk_widget_init_template`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.init_template.html)
    @_alwaysEmitIntoClient
    public func initTemplate() {
        gtk_widget_init_template(widgetPointer)
    }

    /// Source: `gtk_widget_insert_action_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.insert_action_group.html)
    @_alwaysEmitIntoClient
    public func insertActionGroup(_ name: String, group: (any ActionGroup)? = nil) {
        gtk_widget_insert_action_group(widgetPointer, cText(name), group?.opaquePointer)
    }

    /// Source: `gtk_widget_insert_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.insert_after.html)
    @_alwaysEmitIntoClient
    public func insertAfter(_ parent: Widget, previousSibling: Widget? = nil) {
        gtk_widget_insert_after(widgetPointer, parent.widgetPointer, previousSibling?.widgetPointer)
    }

    /// Source: `gtk_widget_insert_before`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.insert_before.html)
    @_alwaysEmitIntoClient
    public func insertBefore(_ parent: Widget, nextSibling: Widget? = nil) {
        gtk_widget_insert_before(widgetPointer, parent.widgetPointer, nextSibling?.widgetPointer)
    }

    /// Source: `gtk_widget_is_ancestor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.is_ancestor.html)
    @_alwaysEmitIntoClient
    public func isAncestor(_ ancestor: Widget) -> Bool {
        gtk_widget_is_ancestor(widgetPointer, ancestor.widgetPointer) != 0
    }

    /// Source: `gtk_widget_keynav_failed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.keynav_failed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func keynavFailed(_ direction: DirectionType) -> Bool {
        gtk_widget_keynav_failed(widgetPointer, direction.cValue) != 0
    }

    /// Source: `gtk_widget_list_mnemonic_labels`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.list_mnemonic_labels.html)
    @_alwaysEmitIntoClient
    public func listMnemonicLabels() -> [Widget] {
        cElements(of: gtk_widget_list_mnemonic_labels(widgetPointer), transfer: .container) {
            Widget.wrapping(required: $0)
        }
    }

    /// Source: `gtk_widget_map`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.map.html)
    @_alwaysEmitIntoClient
    public func map() {
        gtk_widget_map(widgetPointer)
    }

    /// Source: `gtk_widget_measure`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.measure.html)
    @_alwaysEmitIntoClient
    public func measure(_ orientation: Orientation, forSize: Int) -> (
        minimum: Int, natural: Int, minimumBaseline: Int, naturalBaseline: Int
    ) {
        var minimum: Int32 = 0
        var natural: Int32 = 0
        var minimumBaseline: Int32 = 0
        var naturalBaseline: Int32 = 0
        gtk_widget_measure(
            widgetPointer,
            orientation.cValue,
            cInteger(forSize),
            &minimum,
            &natural,
            &minimumBaseline,
            &naturalBaseline
        )
        return (
            swiftInteger(minimum), swiftInteger(natural), swiftInteger(minimumBaseline), swiftInteger(naturalBaseline)
        )
    }

    /// Source: `gtk_widget_mnemonic_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.mnemonic_activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func mnemonicActivate(_ groupCycling: Bool) -> Bool {
        gtk_widget_mnemonic_activate(widgetPointer, groupCycling ? 1 : 0) != 0
    }

    /// Source: `gtk_widget_observe_children`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.observe_children.html)
    @_alwaysEmitIntoClient
    public func observeChildren() -> any ListModel {
        wrappingInterface(required: gtk_widget_observe_children(widgetPointer), transfer: .full)
    }

    /// Source: `gtk_widget_observe_controllers`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.observe_controllers.html)
    @_alwaysEmitIntoClient
    public func observeControllers() -> any ListModel {
        wrappingInterface(required: gtk_widget_observe_controllers(widgetPointer), transfer: .full)
    }

    /// Source: `gtk_widget_pick`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.pick.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func pick(x: Double, y: Double, flags: PickFlags = []) -> Widget? {
        Widget.wrapping(gtk_widget_pick(widgetPointer, x, y, flags.cValue))
    }

    /// Source: `gtk_widget_queue_allocate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.queue_allocate.html)
    @_alwaysEmitIntoClient
    public func queueAllocate() {
        gtk_widget_queue_allocate(widgetPointer)
    }

    /// Source: `gtk_widget_queue_draw`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.queue_draw.html)
    @_alwaysEmitIntoClient
    public func queueDraw() {
        gtk_widget_queue_draw(widgetPointer)
    }

    /// Source: `gtk_widget_queue_resize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.queue_resize.html)
    @_alwaysEmitIntoClient
    public func queueResize() {
        gtk_widget_queue_resize(widgetPointer)
    }

    /// Source: `gtk_widget_realize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.realize.html)
    @_alwaysEmitIntoClient
    public func realize() {
        gtk_widget_realize(widgetPointer)
    }

    /// Source: `gtk_widget_remove_controller`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.remove_controller.html)
    @_alwaysEmitIntoClient
    public func removeController(_ controller: EventController) {
        gtk_widget_remove_controller(widgetPointer, controller.opaquePointer)
    }

    /// Source: `gtk_widget_remove_css_class`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.remove_css_class.html)
    @_alwaysEmitIntoClient
    public func removeCssClass(_ cssClass: String) {
        gtk_widget_remove_css_class(widgetPointer, cText(cssClass))
    }

    /// Source: `gtk_widget_remove_mnemonic_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.remove_mnemonic_label.html)
    @_alwaysEmitIntoClient
    public func removeMnemonicLabel(_ label: Widget) {
        gtk_widget_remove_mnemonic_label(widgetPointer, label.widgetPointer)
    }

    /// Source: `gtk_widget_remove_tick_callback`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.remove_tick_callback.html)
    @_alwaysEmitIntoClient
    public func removeTickCallback(_ id: Int) {
        gtk_widget_remove_tick_callback(widgetPointer, cInteger(id))
    }

    /// Source: `gtk_widget_set_cursor_from_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.set_cursor_from_name.html)
    @_alwaysEmitIntoClient
    public func setCursorFromName(_ name: String?) {
        gtk_widget_set_cursor_from_name(widgetPointer, cText(ifAny: name))
    }

    /// Source: `gtk_widget_set_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.set_parent.html)
    @_alwaysEmitIntoClient
    public func setParent(_ parent: Widget) {
        gtk_widget_set_parent(widgetPointer, parent.widgetPointer)
    }

    /// Source: `gtk_widget_set_size_request`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.set_size_request.html)
    @_alwaysEmitIntoClient
    public func setSizeRequest(width: Int, height: Int) {
        gtk_widget_set_size_request(widgetPointer, cInteger(width), cInteger(height))
    }

    /// Source: `gtk_widget_set_state_flags`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.set_state_flags.html)
    @_alwaysEmitIntoClient
    public func setStateFlags(_ flags: StateFlags, clear: Bool) {
        gtk_widget_set_state_flags(widgetPointer, flags.cValue, clear ? 1 : 0)
    }

    /// Source: `gtk_widget_show`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.show.html)
    @_alwaysEmitIntoClient
    public func show() {
        gtk_widget_show(widgetPointer)
    }

    /// Source: `gtk_widget_size_allocate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.size_allocate.html)
    @_alwaysEmitIntoClient
    public func sizeAllocate(_ allocation: GdkRectangle, baseline: Int) {
        var allocationValue = allocation.cValue
        gtk_widget_size_allocate(widgetPointer, &allocationValue, cInteger(baseline))
    }

    /// Source: `gtk_widget_snapshot_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.snapshot_child.html)
    @_alwaysEmitIntoClient
    public func snapshotChild(_ child: Widget, snapshot: Snapshot) {
        gtk_widget_snapshot_child(widgetPointer, child.widgetPointer, snapshot.opaquePointer)
    }

    /// Source: `gtk_widget_translate_coordinates`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.translate_coordinates.html)
    @_alwaysEmitIntoClient
    public func translateCoordinates(_ destWidget: Widget, srcX: Double, srcY: Double) -> (
        destX: Double, destY: Double
    )? {
        var destX: Double = 0
        var destY: Double = 0
        guard gtk_widget_translate_coordinates(widgetPointer, destWidget.widgetPointer, srcX, srcY, &destX, &destY) != 0
        else { return nil }
        return (destX, destY)
    }

    /// Source: `gtk_widget_trigger_tooltip_query`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.trigger_tooltip_query.html)
    @_alwaysEmitIntoClient
    public func triggerTooltipQuery() {
        gtk_widget_trigger_tooltip_query(widgetPointer)
    }

    /// Source: `gtk_widget_unmap`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.unmap.html)
    @_alwaysEmitIntoClient
    public func unmap() {
        gtk_widget_unmap(widgetPointer)
    }

    /// Source: `gtk_widget_unparent`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.unparent.html)
    @_alwaysEmitIntoClient
    public func unparent() {
        gtk_widget_unparent(widgetPointer)
    }

    /// Source: `gtk_widget_unrealize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.unrealize.html)
    @_alwaysEmitIntoClient
    public func unrealize() {
        gtk_widget_unrealize(widgetPointer)
    }

    /// Source: `gtk_widget_unset_state_flags`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.unset_state_flags.html)
    @_alwaysEmitIntoClient
    public func unsetStateFlags(_ flags: StateFlags = []) {
        gtk_widget_unset_state_flags(widgetPointer, flags.cValue)
    }

    /// Source: `gtk_widget_get_default_direction`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Widget.get_default_direction.html)
    @_alwaysEmitIntoClient
    public static var defaultDirection: TextDirection {
        TextDirection(gtk_widget_get_default_direction())
    }

    /// Source: `gtk_widget_set_default_direction`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Widget.set_default_direction.html)
    @_alwaysEmitIntoClient
    public static func setDefaultDirection(_ dir: TextDirection) {
        gtk_widget_set_default_direction(dir.cValue)
    }

    /// Source: the signal `GtkWidget::destroy`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.destroy.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDestroy(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("destroy", after: after, handler)
    }

    /// Source: the signal `GtkWidget::direction-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.direction-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDirectionChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextDirection) -> Void
    ) -> SignalConnection {
        connect("direction-changed", after: after, handler)
    }

    /// Source: the signal `GtkWidget::hide`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.hide.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onHide(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("hide", after: after, handler)
    }

    /// Source: the signal `GtkWidget::keynav-failed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.keynav-failed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onKeynavFailed(
        after: Bool = false,
        _ handler: @escaping @MainActor (DirectionType) -> Bool
    ) -> SignalConnection {
        connect("keynav-failed", after: after, handler)
    }

    /// Source: the signal `GtkWidget::map`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.map.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMap(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("map", after: after, handler)
    }

    /// Source: the signal `GtkWidget::mnemonic-activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.mnemonic-activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMnemonicActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("mnemonic-activate", after: after, handler)
    }

    /// Source: the signal `GtkWidget::move-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.move-focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveFocus(
        after: Bool = false,
        _ handler: @escaping @MainActor (DirectionType) -> Void
    ) -> SignalConnection {
        connect("move-focus", after: after, handler)
    }

    /// Source: the signal `GtkWidget::query-tooltip`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.query-tooltip.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onQueryTooltip(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int, Bool, Tooltip) -> Bool
    ) -> SignalConnection {
        connect("query-tooltip", after: after, handler)
    }

    /// Source: the signal `GtkWidget::realize`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.realize.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRealize(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("realize", after: after, handler)
    }

    /// Source: the signal `GtkWidget::show`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.show.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onShow(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("show", after: after, handler)
    }

    /// Source: the signal `GtkWidget::state-flags-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.state-flags-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStateFlagsChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (StateFlags) -> Void
    ) -> SignalConnection {
        connect("state-flags-changed", after: after, handler)
    }

    /// Source: the signal `GtkWidget::unmap`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.unmap.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnmap(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unmap", after: after, handler)
    }

    /// Source: the signal `GtkWidget::unrealize`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Widget.unrealize.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnrealize(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unrealize", after: after, handler)
    }
}
