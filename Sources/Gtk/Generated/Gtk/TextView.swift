// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextView`.
/// [Reference](https://docs.gtk.org/gtk4/class.TextView.html)
open class TextView: Widget, Scrollable {
    /// Source: `gtk_text_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextView.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_text_view_new()))
    }

    /// Source: `gtk_text_view_new_with_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextView.new_with_buffer.html)
    @_alwaysEmitIntoClient
    public init(buffer: TextBuffer) {
        requireDisplay()
        super.init(instance: CInstance(gtk_text_view_new_with_buffer(buffer.textBufferPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TextView {
    @_alwaysEmitIntoClient
    var textViewPointer: UnsafeMutablePointer<GtkTextView> { pointer() }

    /// Source: `gtk_text_view_get_accepts_tab`, `gtk_text_view_set_accepts_tab`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.accepts-tab.html)
    @_alwaysEmitIntoClient
    public var acceptsTab: Bool {
        get {
            gtk_text_view_get_accepts_tab(textViewPointer) != 0
        }
        set {
            gtk_text_view_set_accepts_tab(textViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_view_get_bottom_margin`, `gtk_text_view_set_bottom_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.bottom-margin.html)
    @_alwaysEmitIntoClient
    public var bottomMargin: Int {
        get {
            swiftInteger(gtk_text_view_get_bottom_margin(textViewPointer))
        }
        set {
            gtk_text_view_set_bottom_margin(textViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_view_get_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.buffer.html)
    @_alwaysEmitIntoClient
    public var buffer: TextBuffer {
        TextBuffer.wrapping(required: gtk_text_view_get_buffer(textViewPointer))
    }

    /// Source: `gtk_text_view_get_cursor_visible`, `gtk_text_view_set_cursor_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.cursor-visible.html)
    @_alwaysEmitIntoClient
    public var cursorVisible: Bool {
        get {
            gtk_text_view_get_cursor_visible(textViewPointer) != 0
        }
        set {
            gtk_text_view_set_cursor_visible(textViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_view_get_editable`, `gtk_text_view_set_editable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.editable.html)
    @_alwaysEmitIntoClient
    public var editable: Bool {
        get {
            gtk_text_view_get_editable(textViewPointer) != 0
        }
        set {
            gtk_text_view_set_editable(textViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_view_get_extra_menu`, `gtk_text_view_set_extra_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.extra-menu.html)
    @_alwaysEmitIntoClient
    public var extraMenu: MenuModel? {
        get {
            MenuModel.wrapping(gtk_text_view_get_extra_menu(textViewPointer))
        }
        set {
            gtk_text_view_set_extra_menu(textViewPointer, newValue?.menuModelPointer)
        }
    }

    /// Source: the property `GtkTextView:im-module`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.im-module.html)
    @_alwaysEmitIntoClient
    public var imModule: String? {
        get {
            self[property: "im-module"]
        }
        set {
            self[property: "im-module"] = newValue
        }
    }

    /// Source: `gtk_text_view_get_indent`, `gtk_text_view_set_indent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.indent.html)
    @_alwaysEmitIntoClient
    public var indent: Int {
        get {
            swiftInteger(gtk_text_view_get_indent(textViewPointer))
        }
        set {
            gtk_text_view_set_indent(textViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_view_get_input_hints`, `gtk_text_view_set_input_hints`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.input-hints.html)
    @_alwaysEmitIntoClient
    public var inputHints: InputHints {
        get {
            InputHints(gtk_text_view_get_input_hints(textViewPointer))
        }
        set {
            gtk_text_view_set_input_hints(textViewPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_text_view_get_input_purpose`, `gtk_text_view_set_input_purpose`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.input-purpose.html)
    @_alwaysEmitIntoClient
    public var inputPurpose: InputPurpose {
        get {
            InputPurpose(gtk_text_view_get_input_purpose(textViewPointer))
        }
        set {
            gtk_text_view_set_input_purpose(textViewPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_text_view_get_justification`, `gtk_text_view_set_justification`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.justification.html)
    @_alwaysEmitIntoClient
    public var justification: Justification {
        get {
            Justification(gtk_text_view_get_justification(textViewPointer))
        }
        set {
            gtk_text_view_set_justification(textViewPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_text_view_get_left_margin`, `gtk_text_view_set_left_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.left-margin.html)
    @_alwaysEmitIntoClient
    public var leftMargin: Int {
        get {
            swiftInteger(gtk_text_view_get_left_margin(textViewPointer))
        }
        set {
            gtk_text_view_set_left_margin(textViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_view_get_monospace`, `gtk_text_view_set_monospace`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.monospace.html)
    @_alwaysEmitIntoClient
    public var monospace: Bool {
        get {
            gtk_text_view_get_monospace(textViewPointer) != 0
        }
        set {
            gtk_text_view_set_monospace(textViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_view_get_overwrite`, `gtk_text_view_set_overwrite`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.overwrite.html)
    @_alwaysEmitIntoClient
    public var overwrite: Bool {
        get {
            gtk_text_view_get_overwrite(textViewPointer) != 0
        }
        set {
            gtk_text_view_set_overwrite(textViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_view_get_pixels_above_lines`, `gtk_text_view_set_pixels_above_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.pixels-above-lines.html)
    @_alwaysEmitIntoClient
    public var pixelsAboveLines: Int {
        get {
            swiftInteger(gtk_text_view_get_pixels_above_lines(textViewPointer))
        }
        set {
            gtk_text_view_set_pixels_above_lines(textViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_view_get_pixels_below_lines`, `gtk_text_view_set_pixels_below_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.pixels-below-lines.html)
    @_alwaysEmitIntoClient
    public var pixelsBelowLines: Int {
        get {
            swiftInteger(gtk_text_view_get_pixels_below_lines(textViewPointer))
        }
        set {
            gtk_text_view_set_pixels_below_lines(textViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_view_get_pixels_inside_wrap`, `gtk_text_view_set_pixels_inside_wrap`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.pixels-inside-wrap.html)
    @_alwaysEmitIntoClient
    public var pixelsInsideWrap: Int {
        get {
            swiftInteger(gtk_text_view_get_pixels_inside_wrap(textViewPointer))
        }
        set {
            gtk_text_view_set_pixels_inside_wrap(textViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_view_get_right_margin`, `gtk_text_view_set_right_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.right-margin.html)
    @_alwaysEmitIntoClient
    public var rightMargin: Int {
        get {
            swiftInteger(gtk_text_view_get_right_margin(textViewPointer))
        }
        set {
            gtk_text_view_set_right_margin(textViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_view_get_tabs`, `gtk_text_view_set_tabs`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.tabs.html)
    @_alwaysEmitIntoClient
    public var tabs: PangoTabArray? {
        get {
            PangoTabArray.wrapping(gtk_text_view_get_tabs(textViewPointer), transfer: .full)
        }
        set {
            gtk_text_view_set_tabs(textViewPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_text_view_get_top_margin`, `gtk_text_view_set_top_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.top-margin.html)
    @_alwaysEmitIntoClient
    public var topMargin: Int {
        get {
            swiftInteger(gtk_text_view_get_top_margin(textViewPointer))
        }
        set {
            gtk_text_view_set_top_margin(textViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_view_get_wrap_mode`, `gtk_text_view_set_wrap_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextView.wrap-mode.html)
    @_alwaysEmitIntoClient
    public var wrapMode: WrapMode {
        get {
            WrapMode(gtk_text_view_get_wrap_mode(textViewPointer))
        }
        set {
            gtk_text_view_set_wrap_mode(textViewPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_text_view_get_ltr_context`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_ltr_context.html)
    @_alwaysEmitIntoClient
    public var ltrContext: PangoContext {
        PangoContext.wrapping(required: gtk_text_view_get_ltr_context(textViewPointer))
    }

    /// Source: `gtk_text_view_get_rtl_context`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_rtl_context.html)
    @_alwaysEmitIntoClient
    public var rtlContext: PangoContext {
        PangoContext.wrapping(required: gtk_text_view_get_rtl_context(textViewPointer))
    }

    /// Source: `gtk_text_view_add_child_at_anchor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.add_child_at_anchor.html)
    @_alwaysEmitIntoClient
    public func addChildAtAnchor(_ child: Widget, anchor: TextChildAnchor) {
        gtk_text_view_add_child_at_anchor(textViewPointer, child.widgetPointer, anchor.textChildAnchorPointer)
    }

    /// Source: `gtk_text_view_add_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.add_overlay.html)
    @_alwaysEmitIntoClient
    public func addOverlay(_ child: Widget, xpos: Int, ypos: Int) {
        gtk_text_view_add_overlay(textViewPointer, child.widgetPointer, cInteger(xpos), cInteger(ypos))
    }

    /// Source: `gtk_text_view_backward_display_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.backward_display_line.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardDisplayLine(_ iter: TextIter) -> Bool {
        gtk_text_view_backward_display_line(textViewPointer, iter.textIterPointer) != 0
    }

    /// Source: `gtk_text_view_backward_display_line_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.backward_display_line_start.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardDisplayLineStart(_ iter: TextIter) -> Bool {
        gtk_text_view_backward_display_line_start(textViewPointer, iter.textIterPointer) != 0
    }

    /// Source: `gtk_text_view_buffer_to_window_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.buffer_to_window_coords.html)
    @_alwaysEmitIntoClient
    public func bufferToWindowCoords(_ win: TextWindowType, bufferX: Int, bufferY: Int) -> (windowX: Int, windowY: Int)
    {
        var windowX: Int32 = 0
        var windowY: Int32 = 0
        gtk_text_view_buffer_to_window_coords(
            textViewPointer,
            win.cValue,
            cInteger(bufferX),
            cInteger(bufferY),
            &windowX,
            &windowY
        )
        return (swiftInteger(windowX), swiftInteger(windowY))
    }

    /// Source: `gtk_text_view_forward_display_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.forward_display_line.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardDisplayLine(_ iter: TextIter) -> Bool {
        gtk_text_view_forward_display_line(textViewPointer, iter.textIterPointer) != 0
    }

    /// Source: `gtk_text_view_forward_display_line_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.forward_display_line_end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardDisplayLineEnd(_ iter: TextIter) -> Bool {
        gtk_text_view_forward_display_line_end(textViewPointer, iter.textIterPointer) != 0
    }

    /// Source: `gtk_text_view_get_cursor_locations`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_cursor_locations.html)
    @_alwaysEmitIntoClient
    public func cursorLocations(for iter: TextIter? = nil) -> (strong: GdkRectangle, weak: GdkRectangle) {
        var strong = CGtk.GdkRectangle()
        var weak = CGtk.GdkRectangle()
        gtk_text_view_get_cursor_locations(textViewPointer, iter?.textIterPointer, &strong, &weak)
        return (GdkRectangle(strong), GdkRectangle(weak))
    }

    /// Source: `gtk_text_view_get_gutter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_gutter.html)
    @_alwaysEmitIntoClient
    public func gutter(for win: TextWindowType) -> Widget? {
        Widget.wrapping(gtk_text_view_get_gutter(textViewPointer, win.cValue))
    }

    /// Source: `gtk_text_view_get_iter_at_location`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_iter_at_location.html)
    @_alwaysEmitIntoClient
    public func iterAtLocation(x: Int, y: Int) -> (result: Bool, iter: TextIter) {
        var iter = GtkTextIter()
        let result = gtk_text_view_get_iter_at_location(textViewPointer, &iter, cInteger(x), cInteger(y))
        return (result != 0, TextIter.wrapping(required: &iter))
    }

    /// Source: `gtk_text_view_get_iter_at_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_iter_at_position.html)
    @_alwaysEmitIntoClient
    public func iterAtPosition(x: Int, y: Int) -> (result: Bool, iter: TextIter, trailing: Int) {
        var iter = GtkTextIter()
        var trailing: Int32 = 0
        let result = gtk_text_view_get_iter_at_position(textViewPointer, &iter, &trailing, cInteger(x), cInteger(y))
        return (result != 0, TextIter.wrapping(required: &iter), swiftInteger(trailing))
    }

    /// Source: `gtk_text_view_get_iter_location`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_iter_location.html)
    @_alwaysEmitIntoClient
    public func iterLocation(for iter: TextIter) -> GdkRectangle {
        var location = CGtk.GdkRectangle()
        gtk_text_view_get_iter_location(textViewPointer, iter.textIterPointer, &location)
        return GdkRectangle(location)
    }

    /// Source: `gtk_text_view_get_line_at_y`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_line_at_y.html)
    @_alwaysEmitIntoClient
    public func lineAtY(_ y: Int) -> (targetIter: TextIter, lineTop: Int) {
        var targetIter = GtkTextIter()
        var lineTop: Int32 = 0
        gtk_text_view_get_line_at_y(textViewPointer, &targetIter, cInteger(y), &lineTop)
        return (TextIter.wrapping(required: &targetIter), swiftInteger(lineTop))
    }

    /// Source: `gtk_text_view_get_line_yrange`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_line_yrange.html)
    @_alwaysEmitIntoClient
    public func lineYrange(for iter: TextIter) -> (y: Int, height: Int) {
        var y: Int32 = 0
        var height: Int32 = 0
        gtk_text_view_get_line_yrange(textViewPointer, iter.textIterPointer, &y, &height)
        return (swiftInteger(y), swiftInteger(height))
    }

    /// Source: `gtk_text_view_get_visible_rect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_visible_rect.html)
    @_alwaysEmitIntoClient
    public func visibleRect() -> GdkRectangle {
        var visibleRect = CGtk.GdkRectangle()
        gtk_text_view_get_visible_rect(textViewPointer, &visibleRect)
        return GdkRectangle(visibleRect)
    }

    /// Source: `gtk_text_view_im_context_filter_keypress`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.im_context_filter_keypress.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func imContextFilterKeypress(_ event: Event) -> Bool {
        gtk_text_view_im_context_filter_keypress(textViewPointer, event.opaquePointer) != 0
    }

    /// Source: `gtk_text_view_move_mark_onscreen`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.move_mark_onscreen.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func moveMarkOnscreen(_ mark: TextMark) -> Bool {
        gtk_text_view_move_mark_onscreen(textViewPointer, mark.textMarkPointer) != 0
    }

    /// Source: `gtk_text_view_move_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.move_overlay.html)
    @_alwaysEmitIntoClient
    public func moveOverlay(_ child: Widget, xpos: Int, ypos: Int) {
        gtk_text_view_move_overlay(textViewPointer, child.widgetPointer, cInteger(xpos), cInteger(ypos))
    }

    /// Source: `gtk_text_view_move_visually`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.move_visually.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func moveVisually(_ iter: TextIter, count: Int) -> Bool {
        gtk_text_view_move_visually(textViewPointer, iter.textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_view_place_cursor_onscreen`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.place_cursor_onscreen.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func placeCursorOnscreen() -> Bool {
        gtk_text_view_place_cursor_onscreen(textViewPointer) != 0
    }

    /// Source: `gtk_text_view_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_text_view_remove(textViewPointer, child.widgetPointer)
    }

    /// Source: `gtk_text_view_reset_cursor_blink`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.reset_cursor_blink.html)
    @_alwaysEmitIntoClient
    public func resetCursorBlink() {
        gtk_text_view_reset_cursor_blink(textViewPointer)
    }

    /// Source: `gtk_text_view_reset_im_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.reset_im_context.html)
    @_alwaysEmitIntoClient
    public func resetImContext() {
        gtk_text_view_reset_im_context(textViewPointer)
    }

    /// Source: `gtk_text_view_scroll_mark_onscreen`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.scroll_mark_onscreen.html)
    @_alwaysEmitIntoClient
    public func scrollMarkOnscreen(_ mark: TextMark) {
        gtk_text_view_scroll_mark_onscreen(textViewPointer, mark.textMarkPointer)
    }

    /// Source: `gtk_text_view_scroll_to_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.scroll_to_iter.html)
    @_alwaysEmitIntoClient
    public func scrollToIter(_ iter: TextIter, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
        -> Bool
    {
        gtk_text_view_scroll_to_iter(
            textViewPointer,
            iter.textIterPointer,
            withinMargin,
            useAlign ? 1 : 0,
            xalign,
            yalign
        ) != 0
    }

    /// Source: `gtk_text_view_scroll_to_mark`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.scroll_to_mark.html)
    @_alwaysEmitIntoClient
    public func scrollToMark(_ mark: TextMark, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double) {
        gtk_text_view_scroll_to_mark(
            textViewPointer,
            mark.textMarkPointer,
            withinMargin,
            useAlign ? 1 : 0,
            xalign,
            yalign
        )
    }

    /// Source: `gtk_text_view_set_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.set_buffer.html)
    @_alwaysEmitIntoClient
    public func setBuffer(_ buffer: TextBuffer?) {
        gtk_text_view_set_buffer(textViewPointer, buffer?.textBufferPointer)
    }

    /// Source: `gtk_text_view_set_gutter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.set_gutter.html)
    @_alwaysEmitIntoClient
    public func setGutter(_ win: TextWindowType, widget: Widget? = nil) {
        gtk_text_view_set_gutter(textViewPointer, win.cValue, widget?.widgetPointer)
    }

    /// Source: `gtk_text_view_starts_display_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.starts_display_line.html)
    @_alwaysEmitIntoClient
    public func startsDisplayLine(_ iter: TextIter) -> Bool {
        gtk_text_view_starts_display_line(textViewPointer, iter.textIterPointer) != 0
    }

    /// Source: `gtk_text_view_window_to_buffer_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.window_to_buffer_coords.html)
    @_alwaysEmitIntoClient
    public func windowToBufferCoords(_ win: TextWindowType, windowX: Int, windowY: Int) -> (bufferX: Int, bufferY: Int)
    {
        var bufferX: Int32 = 0
        var bufferY: Int32 = 0
        gtk_text_view_window_to_buffer_coords(
            textViewPointer,
            win.cValue,
            cInteger(windowX),
            cInteger(windowY),
            &bufferX,
            &bufferY
        )
        return (swiftInteger(bufferX), swiftInteger(bufferY))
    }

    /// Source: the signal `GtkTextView::backspace`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.backspace.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onBackspace(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("backspace", after: after, handler)
    }

    /// Source: the signal `GtkTextView::copy-clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.copy-clipboard.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCopyClipboard(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("copy-clipboard", after: after, handler)
    }

    /// Source: the signal `GtkTextView::cut-clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.cut-clipboard.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCutClipboard(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cut-clipboard", after: after, handler)
    }

    /// Source: the signal `GtkTextView::delete-from-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.delete-from-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeleteFromCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (DeleteType, Int) -> Void
    ) -> SignalConnection {
        connect("delete-from-cursor", after: after, handler)
    }

    /// Source: the signal `GtkTextView::insert-at-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.insert-at-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertAtCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("insert-at-cursor", after: after, handler)
    }

    /// Source: the signal `GtkTextView::insert-emoji`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.insert-emoji.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertEmoji(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("insert-emoji", after: after, handler)
    }

    /// Source: the signal `GtkTextView::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool) -> Void
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }

    /// Source: the signal `GtkTextView::move-viewport`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.move-viewport.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveViewport(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollStep, Int) -> Void
    ) -> SignalConnection {
        connect("move-viewport", after: after, handler)
    }

    /// Source: the signal `GtkTextView::paste-clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.paste-clipboard.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPasteClipboard(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("paste-clipboard", after: after, handler)
    }

    /// Source: the signal `GtkTextView::preedit-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.preedit-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreeditChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("preedit-changed", after: after, handler)
    }

    /// Source: the signal `GtkTextView::select-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.select-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Void
    ) -> SignalConnection {
        connect("select-all", after: after, handler)
    }

    /// Source: the signal `GtkTextView::set-anchor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.set-anchor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSetAnchor(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("set-anchor", after: after, handler)
    }

    /// Source: the signal `GtkTextView::toggle-cursor-visible`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.toggle-cursor-visible.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleCursorVisible(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-visible", after: after, handler)
    }

    /// Source: the signal `GtkTextView::toggle-overwrite`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.toggle-overwrite.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleOverwrite(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-overwrite", after: after, handler)
    }
}
