// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIMContext`.
/// [Reference](https://docs.gtk.org/gtk4/class.IMContext.html)
open class IMContext: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension IMContext {
    @_alwaysEmitIntoClient
    var imContextPointer: UnsafeMutablePointer<GtkIMContext> { pointer() }

    /// Source: the property `GtkIMContext:input-hints`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IMContext.input-hints.html)
    @_alwaysEmitIntoClient
    public var inputHints: InputHints {
        get {
            self[property: "input-hints"]
        }
        set {
            self[property: "input-hints"] = newValue
        }
    }

    /// Source: the property `GtkIMContext:input-purpose`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IMContext.input-purpose.html)
    @_alwaysEmitIntoClient
    public var inputPurpose: InputPurpose {
        get {
            self[property: "input-purpose"]
        }
        set {
            self[property: "input-purpose"] = newValue
        }
    }

    /// Source: `gtk_im_context_delete_surrounding`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.delete_surrounding.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteSurrounding(offset: Int, nChars: Int) -> Bool {
        gtk_im_context_delete_surrounding(imContextPointer, cInteger(offset), cInteger(nChars)) != 0
    }

    /// Source: `gtk_im_context_filter_key`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.filter_key.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func filterKey(
        press: Bool,
        surface: GdkSurface,
        device: GdkDevice,
        time: Int,
        keycode: Int,
        state: ModifierType = [],
        group: Int
    ) -> Bool {
        gtk_im_context_filter_key(
            imContextPointer,
            press ? 1 : 0,
            surface.opaquePointer,
            device.opaquePointer,
            cInteger(time),
            cInteger(keycode),
            state.cValue,
            cInteger(group)
        ) != 0
    }

    /// Source: `gtk_im_context_filter_keypress`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.filter_keypress.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func filterKeypress(_ event: Event) -> Bool {
        gtk_im_context_filter_keypress(imContextPointer, event.opaquePointer) != 0
    }

    /// Source: `gtk_im_context_focus_in`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.focus_in.html)
    @_alwaysEmitIntoClient
    public func focusIn() {
        gtk_im_context_focus_in(imContextPointer)
    }

    /// Source: `gtk_im_context_focus_out`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.focus_out.html)
    @_alwaysEmitIntoClient
    public func focusOut() {
        gtk_im_context_focus_out(imContextPointer)
    }

    /// Source: `gtk_im_context_get_preedit_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.get_preedit_string.html)
    @_alwaysEmitIntoClient
    public func preeditString() -> (text: String?, attrs: PangoAttrList?, cursorPos: Int) {
        var str: UnsafeMutablePointer<CChar>? = nil
        var attrs: OpaquePointer? = nil
        var cursorPos: Int32 = 0
        gtk_im_context_get_preedit_string(imContextPointer, &str, &attrs, &cursorPos)
        return (String.optional(taking: str), PangoAttrList.wrapping(attrs, transfer: .full), swiftInteger(cursorPos))
    }

    /// Source: `gtk_im_context_get_surrounding`; deprecated.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.get_surrounding.html)
    @_alwaysEmitIntoClient
    public func surrounding() -> (text: String?, cursorIndex: Int)? {
        var text: UnsafeMutablePointer<CChar>? = nil
        var cursorIndex: Int32 = 0
        guard gtk_im_context_get_surrounding(imContextPointer, &text, &cursorIndex) != 0 else { return nil }
        return (String.optional(taking: text), swiftInteger(cursorIndex))
    }

    /// Source: `gtk_im_context_get_surrounding_with_selection`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.get_surrounding_with_selection.html)
    @_alwaysEmitIntoClient
    public func surroundingWithSelection() -> (text: String?, cursorIndex: Int, anchorIndex: Int)? {
        var text: UnsafeMutablePointer<CChar>? = nil
        var cursorIndex: Int32 = 0
        var anchorIndex: Int32 = 0
        guard gtk_im_context_get_surrounding_with_selection(imContextPointer, &text, &cursorIndex, &anchorIndex) != 0
        else { return nil }
        return (String.optional(taking: text), swiftInteger(cursorIndex), swiftInteger(anchorIndex))
    }

    /// Source: `gtk_im_context_reset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.reset.html)
    @_alwaysEmitIntoClient
    public func reset() {
        gtk_im_context_reset(imContextPointer)
    }

    /// Source: `gtk_im_context_set_client_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.set_client_widget.html)
    @_alwaysEmitIntoClient
    public func setClientWidget(_ widget: Widget?) {
        gtk_im_context_set_client_widget(imContextPointer, widget?.widgetPointer)
    }

    /// Source: `gtk_im_context_set_cursor_location`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.set_cursor_location.html)
    @_alwaysEmitIntoClient
    public func setCursorLocation(_ area: GdkRectangle) {
        var areaValue = area.cValue
        gtk_im_context_set_cursor_location(imContextPointer, &areaValue)
    }

    /// Source: `gtk_im_context_set_surrounding`; deprecated.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.set_surrounding.html)
    @_alwaysEmitIntoClient
    public func setSurrounding(_ text: String, cursorIndex: Int) {
        gtk_im_context_set_surrounding(imContextPointer, cText(text), -1, cInteger(cursorIndex))
    }

    /// Source: `gtk_im_context_set_surrounding_with_selection`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.set_surrounding_with_selection.html)
    @_alwaysEmitIntoClient
    public func setSurroundingWithSelection(_ text: String, cursorIndex: Int, anchorIndex: Int) {
        gtk_im_context_set_surrounding_with_selection(
            imContextPointer,
            cText(text),
            -1,
            cInteger(cursorIndex),
            cInteger(anchorIndex)
        )
    }

    /// Source: `gtk_im_context_set_use_preedit`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IMContext.set_use_preedit.html)
    @_alwaysEmitIntoClient
    public func setUsePreedit(_ usePreedit: Bool) {
        gtk_im_context_set_use_preedit(imContextPointer, usePreedit ? 1 : 0)
    }

    /// Source: the signal `GtkIMContext::commit`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.commit.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCommit(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("commit", after: after, handler)
    }

    /// Source: the signal `GtkIMContext::delete-surrounding`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.delete-surrounding.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeleteSurrounding(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Bool
    ) -> SignalConnection {
        connect("delete-surrounding", after: after, handler)
    }

    /// Source: the signal `GtkIMContext::preedit-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.preedit-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreeditChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("preedit-changed", after: after, handler)
    }

    /// Source: the signal `GtkIMContext::preedit-end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.preedit-end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreeditEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("preedit-end", after: after, handler)
    }

    /// Source: the signal `GtkIMContext::preedit-start`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.preedit-start.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreeditStart(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("preedit-start", after: after, handler)
    }

    /// Source: the signal `GtkIMContext::retrieve-surrounding`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IMContext.retrieve-surrounding.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRetrieveSurrounding(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("retrieve-surrounding", after: after, handler)
    }
}
