// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkText`.
/// [Reference](https://docs.gtk.org/gtk4/class.Text.html)
open class Text: Widget, Editable {
    /// Source: `gtk_text_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Text.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_text_new()))
    }

    /// Source: `gtk_text_new_with_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Text.new_with_buffer.html)
    @_alwaysEmitIntoClient
    public init(buffer: EntryBuffer) {
        requireDisplay()
        super.init(instance: CInstance(gtk_text_new_with_buffer(buffer.entryBufferPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Text {
    @_alwaysEmitIntoClient
    var textPointer: UnsafeMutablePointer<GtkText> { pointer() }

    /// Source: `gtk_text_get_activates_default`, `gtk_text_set_activates_default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.activates-default.html)
    @_alwaysEmitIntoClient
    public var activatesDefault: Bool {
        get {
            gtk_text_get_activates_default(textPointer) != 0
        }
        set {
            gtk_text_set_activates_default(textPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_get_attributes`, `gtk_text_set_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: PangoAttrList? {
        get {
            PangoAttrList.wrapping(gtk_text_get_attributes(textPointer))
        }
        set {
            gtk_text_set_attributes(textPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_text_get_buffer`, `gtk_text_set_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.buffer.html)
    @_alwaysEmitIntoClient
    public var buffer: EntryBuffer {
        get {
            EntryBuffer.wrapping(required: gtk_text_get_buffer(textPointer))
        }
        set {
            gtk_text_set_buffer(textPointer, newValue.entryBufferPointer)
        }
    }

    /// Source: `gtk_text_get_enable_emoji_completion`, `gtk_text_set_enable_emoji_completion`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.enable-emoji-completion.html)
    @_alwaysEmitIntoClient
    public var enableEmojiCompletion: Bool {
        get {
            gtk_text_get_enable_emoji_completion(textPointer) != 0
        }
        set {
            gtk_text_set_enable_emoji_completion(textPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_get_extra_menu`, `gtk_text_set_extra_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.extra-menu.html)
    @_alwaysEmitIntoClient
    public var extraMenu: MenuModel? {
        get {
            MenuModel.wrapping(gtk_text_get_extra_menu(textPointer))
        }
        set {
            gtk_text_set_extra_menu(textPointer, newValue?.menuModelPointer)
        }
    }

    /// Source: the property `GtkText:im-module`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.im-module.html)
    @_alwaysEmitIntoClient
    public var imModule: String? {
        get {
            self[property: "im-module"]
        }
        set {
            self[property: "im-module"] = newValue
        }
    }

    /// Source: `gtk_text_get_input_hints`, `gtk_text_set_input_hints`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.input-hints.html)
    @_alwaysEmitIntoClient
    public var inputHints: InputHints {
        get {
            InputHints(gtk_text_get_input_hints(textPointer))
        }
        set {
            gtk_text_set_input_hints(textPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_text_get_input_purpose`, `gtk_text_set_input_purpose`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.input-purpose.html)
    @_alwaysEmitIntoClient
    public var inputPurpose: InputPurpose {
        get {
            InputPurpose(gtk_text_get_input_purpose(textPointer))
        }
        set {
            gtk_text_set_input_purpose(textPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_text_get_invisible_char`, `gtk_text_set_invisible_char`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.invisible-char.html)
    @_alwaysEmitIntoClient
    public var invisibleChar: Unicode.Scalar {
        get {
            cUnicodeScalar(gtk_text_get_invisible_char(textPointer))
        }
        set {
            gtk_text_set_invisible_char(textPointer, newValue.value)
        }
    }

    /// Source: the property `GtkText:invisible-char-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.invisible-char-set.html)
    @_alwaysEmitIntoClient
    public var invisibleCharSet: Bool {
        get {
            self[property: "invisible-char-set"]
        }
        set {
            self[property: "invisible-char-set"] = newValue
        }
    }

    /// Source: `gtk_text_get_max_length`, `gtk_text_set_max_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.max-length.html)
    @_alwaysEmitIntoClient
    public var maxLength: Int {
        get {
            swiftInteger(gtk_text_get_max_length(textPointer))
        }
        set {
            gtk_text_set_max_length(textPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_get_overwrite_mode`, `gtk_text_set_overwrite_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.overwrite-mode.html)
    @_alwaysEmitIntoClient
    public var overwriteMode: Bool {
        get {
            gtk_text_get_overwrite_mode(textPointer) != 0
        }
        set {
            gtk_text_set_overwrite_mode(textPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_get_placeholder_text`, `gtk_text_set_placeholder_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.placeholder-text.html)
    @_alwaysEmitIntoClient
    public var placeholderText: String? {
        get {
            String.optional(copying: gtk_text_get_placeholder_text(textPointer))
        }
        set {
            gtk_text_set_placeholder_text(textPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_text_get_propagate_text_width`, `gtk_text_set_propagate_text_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.propagate-text-width.html)
    @_alwaysEmitIntoClient
    public var propagateTextWidth: Bool {
        get {
            gtk_text_get_propagate_text_width(textPointer) != 0
        }
        set {
            gtk_text_set_propagate_text_width(textPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkText:scroll-offset`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.scroll-offset.html)
    @_alwaysEmitIntoClient
    public var scrollOffset: Int {
        self[property: "scroll-offset"]
    }

    /// Source: `gtk_text_get_tabs`, `gtk_text_set_tabs`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.tabs.html)
    @_alwaysEmitIntoClient
    public var tabs: PangoTabArray? {
        get {
            PangoTabArray.wrapping(gtk_text_get_tabs(textPointer))
        }
        set {
            gtk_text_set_tabs(textPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_text_get_truncate_multiline`, `gtk_text_set_truncate_multiline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.truncate-multiline.html)
    @_alwaysEmitIntoClient
    public var truncateMultiline: Bool {
        get {
            gtk_text_get_truncate_multiline(textPointer) != 0
        }
        set {
            gtk_text_set_truncate_multiline(textPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_get_visibility`, `gtk_text_set_visibility`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Text.visibility.html)
    @_alwaysEmitIntoClient
    public var visibility: Bool {
        get {
            gtk_text_get_visibility(textPointer) != 0
        }
        set {
            gtk_text_set_visibility(textPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_get_text_length`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Text.get_text_length.html)
    @_alwaysEmitIntoClient
    public var textLength: Int {
        swiftInteger(gtk_text_get_text_length(textPointer))
    }

    /// Source: `gtk_text_compute_cursor_extents`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/method.Text.compute_cursor_extents.html)
    @_alwaysEmitIntoClient
    public func computeCursorExtents(_ position: Int) -> (strong: GrapheneRect, weak: GrapheneRect) {
        var strong = graphene_rect_t()
        var weak = graphene_rect_t()
        gtk_text_compute_cursor_extents(textPointer, cInteger(position), &strong, &weak)
        return (GrapheneRect(strong), GrapheneRect(weak))
    }

    /// Source: `gtk_text_grab_focus_without_selecting`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Text.grab_focus_without_selecting.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func grabFocusWithoutSelecting() -> Bool {
        gtk_text_grab_focus_without_selecting(textPointer) != 0
    }

    /// Source: `gtk_text_unset_invisible_char`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Text.unset_invisible_char.html)
    @_alwaysEmitIntoClient
    public func unsetInvisibleChar() {
        gtk_text_unset_invisible_char(textPointer)
    }

    /// Source: the signal `GtkText::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkText::backspace`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.backspace.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onBackspace(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("backspace", after: after, handler)
    }

    /// Source: the signal `GtkText::copy-clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.copy-clipboard.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCopyClipboard(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("copy-clipboard", after: after, handler)
    }

    /// Source: the signal `GtkText::cut-clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.cut-clipboard.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCutClipboard(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cut-clipboard", after: after, handler)
    }

    /// Source: the signal `GtkText::delete-from-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.delete-from-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeleteFromCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (DeleteType, Int) -> Void
    ) -> SignalConnection {
        connect("delete-from-cursor", after: after, handler)
    }

    /// Source: the signal `GtkText::insert-at-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.insert-at-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertAtCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("insert-at-cursor", after: after, handler)
    }

    /// Source: the signal `GtkText::insert-emoji`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.insert-emoji.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertEmoji(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("insert-emoji", after: after, handler)
    }

    /// Source: the signal `GtkText::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool) -> Void
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }

    /// Source: the signal `GtkText::paste-clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.paste-clipboard.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPasteClipboard(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("paste-clipboard", after: after, handler)
    }

    /// Source: the signal `GtkText::preedit-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.preedit-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreeditChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("preedit-changed", after: after, handler)
    }

    /// Source: the signal `GtkText::toggle-overwrite`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Text.toggle-overwrite.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleOverwrite(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-overwrite", after: after, handler)
    }
}
