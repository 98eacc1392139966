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
            Int(gtk_text_get_max_length(textPointer))
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
        Int(gtk_text_get_text_length(textPointer))
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

/// Source: `GtkTextBuffer`.
/// [Reference](https://docs.gtk.org/gtk4/class.TextBuffer.html)
open class TextBuffer: Object {
    /// Source: `gtk_text_buffer_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextBuffer.new.html)
    @_alwaysEmitIntoClient
    public init(table: TextTagTable? = nil) {
        super.init(instance: CInstance(gtk_text_buffer_new(table?.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TextBuffer {
    @_alwaysEmitIntoClient
    var textBufferPointer: UnsafeMutablePointer<GtkTextBuffer> { pointer() }

    /// Source: `gtk_text_buffer_get_can_redo`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextBuffer.can-redo.html)
    @_alwaysEmitIntoClient
    public var canRedo: Bool {
        gtk_text_buffer_get_can_redo(textBufferPointer) != 0
    }

    /// Source: `gtk_text_buffer_get_can_undo`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextBuffer.can-undo.html)
    @_alwaysEmitIntoClient
    public var canUndo: Bool {
        gtk_text_buffer_get_can_undo(textBufferPointer) != 0
    }

    /// Source: the property `GtkTextBuffer:cursor-position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextBuffer.cursor-position.html)
    @_alwaysEmitIntoClient
    public var cursorPosition: Int {
        self[property: "cursor-position"]
    }

    /// Source: `gtk_text_buffer_get_enable_undo`, `gtk_text_buffer_set_enable_undo`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextBuffer.enable-undo.html)
    @_alwaysEmitIntoClient
    public var enableUndo: Bool {
        get {
            gtk_text_buffer_get_enable_undo(textBufferPointer) != 0
        }
        set {
            gtk_text_buffer_set_enable_undo(textBufferPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_buffer_get_has_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextBuffer.has-selection.html)
    @_alwaysEmitIntoClient
    public var hasSelection: Bool {
        gtk_text_buffer_get_has_selection(textBufferPointer) != 0
    }

    /// Source: `gtk_text_buffer_get_tag_table`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextBuffer.tag-table.html)
    @_alwaysEmitIntoClient
    public var tagTable: TextTagTable {
        TextTagTable.wrapping(required: gtk_text_buffer_get_tag_table(textBufferPointer))
    }

    /// Source: the property `GtkTextBuffer:text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextBuffer.text.html)
    @_alwaysEmitIntoClient
    public var text: String {
        get {
            self[property: "text"]
        }
        set {
            guard cText(newValue) != text else { return }
            self[property: "text"] = newValue
        }
    }

    /// Source: `gtk_text_buffer_get_char_count`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_char_count.html)
    @_alwaysEmitIntoClient
    public var charCount: Int {
        Int(gtk_text_buffer_get_char_count(textBufferPointer))
    }

    /// Source: `gtk_text_buffer_get_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_insert.html)
    @_alwaysEmitIntoClient
    public var insert: TextMark {
        TextMark.wrapping(required: gtk_text_buffer_get_insert(textBufferPointer))
    }

    /// Source: `gtk_text_buffer_get_line_count`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_line_count.html)
    @_alwaysEmitIntoClient
    public var lineCount: Int {
        Int(gtk_text_buffer_get_line_count(textBufferPointer))
    }

    /// Source: `gtk_text_buffer_get_max_undo_levels`, `gtk_text_buffer_set_max_undo_levels`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_max_undo_levels.html)
    @_alwaysEmitIntoClient
    public var maxUndoLevels: Int {
        get {
            Int(gtk_text_buffer_get_max_undo_levels(textBufferPointer))
        }
        set {
            gtk_text_buffer_set_max_undo_levels(textBufferPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_buffer_get_modified`, `gtk_text_buffer_set_modified`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_modified.html)
    @_alwaysEmitIntoClient
    public var modified: Bool {
        get {
            gtk_text_buffer_get_modified(textBufferPointer) != 0
        }
        set {
            gtk_text_buffer_set_modified(textBufferPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_text_buffer_get_selection_bound`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_selection_bound.html)
    @_alwaysEmitIntoClient
    public var selectionBound: TextMark {
        TextMark.wrapping(required: gtk_text_buffer_get_selection_bound(textBufferPointer))
    }

    /// Source: `gtk_text_buffer_get_selection_content`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_selection_content.html)
    @_alwaysEmitIntoClient
    public var selectionContent: ContentProvider {
        ContentProvider.wrapping(required: gtk_text_buffer_get_selection_content(textBufferPointer), transfer: .full)
    }

    /// Source: `gtk_text_buffer_add_mark`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.add_mark.html)
    @_alwaysEmitIntoClient
    public func addMark(_ mark: TextMark, where whereValue: TextIter) {
        gtk_text_buffer_add_mark(textBufferPointer, mark.textMarkPointer, whereValue.textIterPointer)
    }

    /// Source: `gtk_text_buffer_add_selection_clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.add_selection_clipboard.html)
    @_alwaysEmitIntoClient
    public func addSelectionClipboard(_ clipboard: Clipboard) {
        gtk_text_buffer_add_selection_clipboard(textBufferPointer, clipboard.opaquePointer)
    }

    /// Source: `gtk_text_buffer_apply_tag`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.apply_tag.html)
    @_alwaysEmitIntoClient
    public func applyTag(_ tag: TextTag, start: TextIter, end: TextIter) {
        gtk_text_buffer_apply_tag(textBufferPointer, tag.textTagPointer, start.textIterPointer, end.textIterPointer)
    }

    /// Source: `gtk_text_buffer_apply_tag_by_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.apply_tag_by_name.html)
    @_alwaysEmitIntoClient
    public func applyTagByName(_ name: String, start: TextIter, end: TextIter) {
        gtk_text_buffer_apply_tag_by_name(textBufferPointer, cText(name), start.textIterPointer, end.textIterPointer)
    }

    /// Source: `gtk_text_buffer_backspace`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.backspace.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backspace(_ iter: TextIter, interactive: Bool, defaultEditable: Bool) -> Bool {
        gtk_text_buffer_backspace(textBufferPointer, iter.textIterPointer, interactive ? 1 : 0, defaultEditable ? 1 : 0)
            != 0
    }

    /// Source: `gtk_text_buffer_begin_irreversible_action`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.begin_irreversible_action.html)
    @_alwaysEmitIntoClient
    public func beginIrreversibleAction() {
        gtk_text_buffer_begin_irreversible_action(textBufferPointer)
    }

    /// Source: `gtk_text_buffer_begin_user_action`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.begin_user_action.html)
    @_alwaysEmitIntoClient
    public func beginUserAction() {
        gtk_text_buffer_begin_user_action(textBufferPointer)
    }

    /// Source: `gtk_text_buffer_copy_clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.copy_clipboard.html)
    @_alwaysEmitIntoClient
    public func copyClipboard(_ clipboard: Clipboard) {
        gtk_text_buffer_copy_clipboard(textBufferPointer, clipboard.opaquePointer)
    }

    /// Source: `gtk_text_buffer_create_child_anchor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.create_child_anchor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func createChildAnchor(_ iter: TextIter) -> TextChildAnchor {
        TextChildAnchor.wrapping(required: gtk_text_buffer_create_child_anchor(textBufferPointer, iter.textIterPointer))
    }

    /// Source: `gtk_text_buffer_create_mark`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.create_mark.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func createMark(_ markName: String? = nil, where whereValue: TextIter, leftGravity: Bool) -> TextMark {
        TextMark.wrapping(
            required: gtk_text_buffer_create_mark(
                textBufferPointer,
                cText(ifAny: markName),
                whereValue.textIterPointer,
                leftGravity ? 1 : 0
            )
        )
    }

    /// Source: `gtk_text_buffer_cut_clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.cut_clipboard.html)
    @_alwaysEmitIntoClient
    public func cutClipboard(_ clipboard: Clipboard, defaultEditable: Bool) {
        gtk_text_buffer_cut_clipboard(textBufferPointer, clipboard.opaquePointer, defaultEditable ? 1 : 0)
    }

    /// Source: `gtk_text_buffer_delete`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.delete.html)
    @_alwaysEmitIntoClient
    public func delete(_ start: TextIter, end: TextIter) {
        gtk_text_buffer_delete(textBufferPointer, start.textIterPointer, end.textIterPointer)
    }

    /// Source: `gtk_text_buffer_delete_interactive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.delete_interactive.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteInteractive(_ startIter: TextIter, endIter: TextIter, defaultEditable: Bool) -> Bool {
        gtk_text_buffer_delete_interactive(
            textBufferPointer,
            startIter.textIterPointer,
            endIter.textIterPointer,
            defaultEditable ? 1 : 0
        ) != 0
    }

    /// Source: `gtk_text_buffer_delete_mark`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.delete_mark.html)
    @_alwaysEmitIntoClient
    public func deleteMark(_ mark: TextMark) {
        gtk_text_buffer_delete_mark(textBufferPointer, mark.textMarkPointer)
    }

    /// Source: `gtk_text_buffer_delete_mark_by_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.delete_mark_by_name.html)
    @_alwaysEmitIntoClient
    public func deleteMarkByName(_ name: String) {
        gtk_text_buffer_delete_mark_by_name(textBufferPointer, cText(name))
    }

    /// Source: `gtk_text_buffer_delete_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.delete_selection.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteSelection(interactive: Bool, defaultEditable: Bool) -> Bool {
        gtk_text_buffer_delete_selection(textBufferPointer, interactive ? 1 : 0, defaultEditable ? 1 : 0) != 0
    }

    /// Source: `gtk_text_buffer_end_irreversible_action`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.end_irreversible_action.html)
    @_alwaysEmitIntoClient
    public func endIrreversibleAction() {
        gtk_text_buffer_end_irreversible_action(textBufferPointer)
    }

    /// Source: `gtk_text_buffer_end_user_action`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.end_user_action.html)
    @_alwaysEmitIntoClient
    public func endUserAction() {
        gtk_text_buffer_end_user_action(textBufferPointer)
    }

    /// Source: `gtk_text_buffer_get_bounds`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_bounds.html)
    @_alwaysEmitIntoClient
    public func bounds() -> (start: TextIter, end: TextIter) {
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_bounds(textBufferPointer, &start, &end)
        return (TextIter.wrapping(required: &start), TextIter.wrapping(required: &end))
    }

    /// Source: `gtk_text_buffer_get_end_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_end_iter.html)
    @_alwaysEmitIntoClient
    public func endIter() -> TextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_end_iter(textBufferPointer, &iter)
        return TextIter.wrapping(required: &iter)
    }

    /// Source: `gtk_text_buffer_get_iter_at_child_anchor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_child_anchor.html)
    @_alwaysEmitIntoClient
    public func iterAtChildAnchor(_ anchor: TextChildAnchor) -> TextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_child_anchor(textBufferPointer, &iter, anchor.textChildAnchorPointer)
        return TextIter.wrapping(required: &iter)
    }

    /// Source: `gtk_text_buffer_get_iter_at_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_line.html)
    @_alwaysEmitIntoClient
    public func iterAtLine(_ lineNumber: Int) -> (result: Bool, iter: TextIter) {
        var iter = GtkTextIter()
        let result = gtk_text_buffer_get_iter_at_line(textBufferPointer, &iter, cInteger(lineNumber))
        return (result != 0, TextIter.wrapping(required: &iter))
    }

    /// Source: `gtk_text_buffer_get_iter_at_line_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_line_index.html)
    @_alwaysEmitIntoClient
    public func iterAtLineIndex(lineNumber: Int, byteIndex: Int) -> (result: Bool, iter: TextIter) {
        var iter = GtkTextIter()
        let result = gtk_text_buffer_get_iter_at_line_index(
            textBufferPointer,
            &iter,
            cInteger(lineNumber),
            cInteger(byteIndex)
        )
        return (result != 0, TextIter.wrapping(required: &iter))
    }

    /// Source: `gtk_text_buffer_get_iter_at_line_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_line_offset.html)
    @_alwaysEmitIntoClient
    public func iterAtLineOffset(lineNumber: Int, charOffset: Int) -> (result: Bool, iter: TextIter) {
        var iter = GtkTextIter()
        let result = gtk_text_buffer_get_iter_at_line_offset(
            textBufferPointer,
            &iter,
            cInteger(lineNumber),
            cInteger(charOffset)
        )
        return (result != 0, TextIter.wrapping(required: &iter))
    }

    /// Source: `gtk_text_buffer_get_iter_at_mark`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_mark.html)
    @_alwaysEmitIntoClient
    public func iterAtMark(_ mark: TextMark) -> TextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(textBufferPointer, &iter, mark.textMarkPointer)
        return TextIter.wrapping(required: &iter)
    }

    /// Source: `gtk_text_buffer_get_iter_at_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_offset.html)
    @_alwaysEmitIntoClient
    public func iterAtOffset(_ charOffset: Int) -> TextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(textBufferPointer, &iter, cInteger(charOffset))
        return TextIter.wrapping(required: &iter)
    }

    /// Source: `gtk_text_buffer_get_mark`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_mark.html)
    @_alwaysEmitIntoClient
    public func mark(for name: String) -> TextMark? {
        TextMark.wrapping(gtk_text_buffer_get_mark(textBufferPointer, cText(name)))
    }

    /// Source: `gtk_text_buffer_get_selection_bounds`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_selection_bounds.html)
    @_alwaysEmitIntoClient
    public func selectionBounds() -> (start: TextIter, end: TextIter)? {
        var start = GtkTextIter()
        var end = GtkTextIter()
        guard gtk_text_buffer_get_selection_bounds(textBufferPointer, &start, &end) != 0 else { return nil }
        return (TextIter.wrapping(required: &start), TextIter.wrapping(required: &end))
    }

    /// Source: `gtk_text_buffer_get_slice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_slice.html)
    @_alwaysEmitIntoClient
    public func slice(for start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
        String(
            taking: gtk_text_buffer_get_slice(
                textBufferPointer,
                start.textIterPointer,
                end.textIterPointer,
                includeHiddenChars ? 1 : 0
            )
        )
    }

    /// Source: `gtk_text_buffer_get_start_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_start_iter.html)
    @_alwaysEmitIntoClient
    public func startIter() -> TextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_start_iter(textBufferPointer, &iter)
        return TextIter.wrapping(required: &iter)
    }

    /// Source: `gtk_text_buffer_get_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_text.html)
    @_alwaysEmitIntoClient
    public func text(for start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
        String(
            taking: gtk_text_buffer_get_text(
                textBufferPointer,
                start.textIterPointer,
                end.textIterPointer,
                includeHiddenChars ? 1 : 0
            )
        )
    }

    /// Source: `gtk_text_buffer_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ iter: TextIter, text: String) {
        gtk_text_buffer_insert(textBufferPointer, iter.textIterPointer, cText(text), -1)
    }

    /// Source: `gtk_text_buffer_insert_at_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.insert_at_cursor.html)
    @_alwaysEmitIntoClient
    public func insertAtCursor(_ text: String) {
        gtk_text_buffer_insert_at_cursor(textBufferPointer, cText(text), -1)
    }

    /// Source: `gtk_text_buffer_insert_child_anchor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.insert_child_anchor.html)
    @_alwaysEmitIntoClient
    public func insertChildAnchor(_ iter: TextIter, anchor: TextChildAnchor) {
        gtk_text_buffer_insert_child_anchor(textBufferPointer, iter.textIterPointer, anchor.textChildAnchorPointer)
    }

    /// Source: `gtk_text_buffer_insert_interactive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.insert_interactive.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertInteractive(_ iter: TextIter, text: String, defaultEditable: Bool) -> Bool {
        gtk_text_buffer_insert_interactive(
            textBufferPointer,
            iter.textIterPointer,
            cText(text),
            -1,
            defaultEditable ? 1 : 0
        ) != 0
    }

    /// Source: `gtk_text_buffer_insert_interactive_at_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.insert_interactive_at_cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertInteractiveAtCursor(_ text: String, defaultEditable: Bool) -> Bool {
        gtk_text_buffer_insert_interactive_at_cursor(textBufferPointer, cText(text), -1, defaultEditable ? 1 : 0) != 0
    }

    /// Source: `gtk_text_buffer_insert_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.insert_markup.html)
    @_alwaysEmitIntoClient
    public func insertMarkup(_ iter: TextIter, markup: String) {
        gtk_text_buffer_insert_markup(textBufferPointer, iter.textIterPointer, cText(markup), -1)
    }

    /// Source: `gtk_text_buffer_insert_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.insert_paintable.html)
    @_alwaysEmitIntoClient
    public func insertPaintable(_ iter: TextIter, paintable: any Paintable) {
        gtk_text_buffer_insert_paintable(textBufferPointer, iter.textIterPointer, paintable.opaquePointer)
    }

    /// Source: `gtk_text_buffer_insert_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.insert_range.html)
    @_alwaysEmitIntoClient
    public func insertRange(_ iter: TextIter, start: TextIter, end: TextIter) {
        gtk_text_buffer_insert_range(
            textBufferPointer,
            iter.textIterPointer,
            start.textIterPointer,
            end.textIterPointer
        )
    }

    /// Source: `gtk_text_buffer_insert_range_interactive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.insert_range_interactive.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertRangeInteractive(_ iter: TextIter, start: TextIter, end: TextIter, defaultEditable: Bool) -> Bool
    {
        gtk_text_buffer_insert_range_interactive(
            textBufferPointer,
            iter.textIterPointer,
            start.textIterPointer,
            end.textIterPointer,
            defaultEditable ? 1 : 0
        ) != 0
    }

    /// Source: `gtk_text_buffer_move_mark`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.move_mark.html)
    @_alwaysEmitIntoClient
    public func moveMark(_ mark: TextMark, where whereValue: TextIter) {
        gtk_text_buffer_move_mark(textBufferPointer, mark.textMarkPointer, whereValue.textIterPointer)
    }

    /// Source: `gtk_text_buffer_move_mark_by_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.move_mark_by_name.html)
    @_alwaysEmitIntoClient
    public func moveMarkByName(_ name: String, where whereValue: TextIter) {
        gtk_text_buffer_move_mark_by_name(textBufferPointer, cText(name), whereValue.textIterPointer)
    }

    /// Source: `gtk_text_buffer_paste_clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.paste_clipboard.html)
    @_alwaysEmitIntoClient
    public func pasteClipboard(_ clipboard: Clipboard, overrideLocation: TextIter? = nil, defaultEditable: Bool) {
        gtk_text_buffer_paste_clipboard(
            textBufferPointer,
            clipboard.opaquePointer,
            overrideLocation?.textIterPointer,
            defaultEditable ? 1 : 0
        )
    }

    /// Source: `gtk_text_buffer_place_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.place_cursor.html)
    @_alwaysEmitIntoClient
    public func placeCursor(_ whereValue: TextIter) {
        gtk_text_buffer_place_cursor(textBufferPointer, whereValue.textIterPointer)
    }

    /// Source: `gtk_text_buffer_redo`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.redo.html)
    @_alwaysEmitIntoClient
    public func redo() {
        gtk_text_buffer_redo(textBufferPointer)
    }

    /// Source: `gtk_text_buffer_remove_all_tags`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.remove_all_tags.html)
    @_alwaysEmitIntoClient
    public func removeAllTags(_ start: TextIter, end: TextIter) {
        gtk_text_buffer_remove_all_tags(textBufferPointer, start.textIterPointer, end.textIterPointer)
    }

    /// Source: `gtk_text_buffer_remove_selection_clipboard`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.remove_selection_clipboard.html)
    @_alwaysEmitIntoClient
    public func removeSelectionClipboard(_ clipboard: Clipboard) {
        gtk_text_buffer_remove_selection_clipboard(textBufferPointer, clipboard.opaquePointer)
    }

    /// Source: `gtk_text_buffer_remove_tag`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.remove_tag.html)
    @_alwaysEmitIntoClient
    public func removeTag(_ tag: TextTag, start: TextIter, end: TextIter) {
        gtk_text_buffer_remove_tag(textBufferPointer, tag.textTagPointer, start.textIterPointer, end.textIterPointer)
    }

    /// Source: `gtk_text_buffer_remove_tag_by_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.remove_tag_by_name.html)
    @_alwaysEmitIntoClient
    public func removeTagByName(_ name: String, start: TextIter, end: TextIter) {
        gtk_text_buffer_remove_tag_by_name(textBufferPointer, cText(name), start.textIterPointer, end.textIterPointer)
    }

    /// Source: `gtk_text_buffer_select_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.select_range.html)
    @_alwaysEmitIntoClient
    public func selectRange(_ ins: TextIter, bound: TextIter) {
        gtk_text_buffer_select_range(textBufferPointer, ins.textIterPointer, bound.textIterPointer)
    }

    /// Source: `gtk_text_buffer_undo`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.undo.html)
    @_alwaysEmitIntoClient
    public func undo() {
        gtk_text_buffer_undo(textBufferPointer)
    }

    /// Source: the signal `GtkTextBuffer::apply-tag`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.apply-tag.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onApplyTag(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextTag, TextIter, TextIter) -> Void
    ) -> SignalConnection {
        connect("apply-tag", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::begin-user-action`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.begin-user-action.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onBeginUserAction(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("begin-user-action", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::delete-range`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.delete-range.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeleteRange(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextIter, TextIter) -> Void
    ) -> SignalConnection {
        connect("delete-range", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::end-user-action`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.end-user-action.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEndUserAction(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("end-user-action", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::insert-child-anchor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.insert-child-anchor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertChildAnchor(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextIter, TextChildAnchor) -> Void
    ) -> SignalConnection {
        connect("insert-child-anchor", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::insert-paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.insert-paintable.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertPaintable(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextIter, any Paintable) -> Void
    ) -> SignalConnection {
        connect("insert-paintable", after: after) {
            (location: TextIter, paintable: InterfaceValue<any Paintable>) -> Void in
            handler(location, paintable.object)
        }
    }

    /// Source: the signal `GtkTextBuffer::insert-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.insert-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertText(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextIter, String, Int) -> Void
    ) -> SignalConnection {
        connect("insert-text", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::mark-deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.mark-deleted.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMarkDeleted(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextMark) -> Void
    ) -> SignalConnection {
        connect("mark-deleted", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::mark-set`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.mark-set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMarkSet(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextIter, TextMark) -> Void
    ) -> SignalConnection {
        connect("mark-set", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::modified-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.modified-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onModifiedChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("modified-changed", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::paste-done`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.paste-done.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPasteDone(
        after: Bool = false,
        _ handler: @escaping @MainActor (Clipboard) -> Void
    ) -> SignalConnection {
        connect("paste-done", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::redo`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.redo.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRedo(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("redo", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::remove-tag`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.remove-tag.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRemoveTag(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextTag, TextIter, TextIter) -> Void
    ) -> SignalConnection {
        connect("remove-tag", after: after, handler)
    }

    /// Source: the signal `GtkTextBuffer::undo`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextBuffer.undo.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUndo(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("undo", after: after, handler)
    }
}

/// Source: `GtkTextCharPredicate`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TextCharPredicate.html)
public typealias TextCharPredicate = @MainActor (Unicode.Scalar) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTextCharPredicate: GtkTextCharPredicate {
    { ch, userData in
        onMainActor((ch, userData)) { ch, userData in
            let handler: TextCharPredicate = cClosure(userData)
            return handler(cUnicodeScalar(ch)) ? 1 : 0
        }
    }
}

/// Source: `GtkTextChildAnchor`.
/// [Reference](https://docs.gtk.org/gtk4/class.TextChildAnchor.html)
open class TextChildAnchor: Object {
    /// Source: `gtk_text_child_anchor_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextChildAnchor.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_text_child_anchor_new()), transfer: .full)
    }

    /// Source: `gtk_text_child_anchor_new_with_replacement`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextChildAnchor.new_with_replacement.html)
    @_alwaysEmitIntoClient
    public init(replacement character: String) {
        super.init(instance: CInstance(gtk_text_child_anchor_new_with_replacement(cText(character))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TextChildAnchor {
    @_alwaysEmitIntoClient
    var textChildAnchorPointer: UnsafeMutablePointer<GtkTextChildAnchor> { pointer() }

    /// Source: `gtk_text_child_anchor_get_deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextChildAnchor.get_deleted.html)
    @_alwaysEmitIntoClient
    public var deleted: Bool {
        gtk_text_child_anchor_get_deleted(textChildAnchorPointer) != 0
    }

    /// Source: `gtk_text_child_anchor_get_widgets`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextChildAnchor.get_widgets.html)
    @_alwaysEmitIntoClient
    public func widgets() -> [Widget] {
        var len: UInt32 = 0
        let result = gtk_text_child_anchor_get_widgets(textChildAnchorPointer, &len)
        return cArray(result, count: Int(len), isTaken: true) { Widget.wrapping(required: $0) }
    }
}

/// Source: `GtkTextDirection`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextDirection.html)
nonisolated public enum TextDirection: Enumeration {
    /// Source: `GTK_TEXT_DIR_NONE`.
    case none
    /// Source: `GTK_TEXT_DIR_LTR`.
    case ltr
    /// Source: `GTK_TEXT_DIR_RTL`.
    case rtl
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextDirection] = [
        .none,
        .ltr,
        .rtl,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ltr
        case 2: self = .rtl
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ltr: 1
        case .rtl: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextDirection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextDirection { GtkTextDirection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextDirection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_direction_get_type()) }
}

/// Source: `GtkTextExtendSelection`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextExtendSelection.html)
nonisolated public enum TextExtendSelection: Enumeration {
    /// Source: `GTK_TEXT_EXTEND_SELECTION_WORD`.
    case word
    /// Source: `GTK_TEXT_EXTEND_SELECTION_LINE`.
    case line
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextExtendSelection] = [
        .word,
        .line,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .word
        case 1: self = .line
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .word: 0
        case .line: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextExtendSelection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextExtendSelection { GtkTextExtendSelection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextExtendSelection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_extend_selection_get_type()) }
}

/// Source: `GtkTextIter`.
/// [Reference](https://docs.gtk.org/gtk4/struct.TextIter.html)
public final class TextIter: Boxed {
    @_alwaysEmitIntoClient
    var textIterPointer: UnsafeMutablePointer<GtkTextIter> { pointer() }

    public override class var valueType: GType { GType(rawValue: gtk_text_iter_get_type()) }

    override class func owner(of instance: CInstance) -> AnyObject? {
        let structure = instance.pointer.assumingMemoryBound(to: GtkTextIter.self)
        return structure.pointee.dummy1 == nil ? nil : TextBuffer.wrapping(gtk_text_iter_get_buffer(structure))
    }

    /// Source: `gtk_text_iter_get_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_buffer.html)
    @_alwaysEmitIntoClient
    public var buffer: TextBuffer {
        TextBuffer.wrapping(required: gtk_text_iter_get_buffer(textIterPointer))
    }

    /// Source: `gtk_text_iter_get_bytes_in_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_bytes_in_line.html)
    @_alwaysEmitIntoClient
    public var bytesInLine: Int {
        Int(gtk_text_iter_get_bytes_in_line(textIterPointer))
    }

    /// Source: `gtk_text_iter_get_char`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_char.html)
    @_alwaysEmitIntoClient
    public var char: Unicode.Scalar {
        cUnicodeScalar(gtk_text_iter_get_char(textIterPointer))
    }

    /// Source: `gtk_text_iter_get_chars_in_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_chars_in_line.html)
    @_alwaysEmitIntoClient
    public var charsInLine: Int {
        Int(gtk_text_iter_get_chars_in_line(textIterPointer))
    }

    /// Source: `gtk_text_iter_get_child_anchor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_child_anchor.html)
    @_alwaysEmitIntoClient
    public var childAnchor: TextChildAnchor? {
        TextChildAnchor.wrapping(gtk_text_iter_get_child_anchor(textIterPointer))
    }

    /// Source: `gtk_text_iter_get_language`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_language.html)
    @_alwaysEmitIntoClient
    public var language: PangoLanguage {
        PangoLanguage.wrapping(required: gtk_text_iter_get_language(textIterPointer), transfer: .full)
    }

    /// Source: `gtk_text_iter_get_line`, `gtk_text_iter_set_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_line.html)
    @_alwaysEmitIntoClient
    public var line: Int {
        get {
            Int(gtk_text_iter_get_line(textIterPointer))
        }
        set {
            gtk_text_iter_set_line(textIterPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_iter_get_line_index`, `gtk_text_iter_set_line_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_line_index.html)
    @_alwaysEmitIntoClient
    public var lineIndex: Int {
        get {
            Int(gtk_text_iter_get_line_index(textIterPointer))
        }
        set {
            gtk_text_iter_set_line_index(textIterPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_iter_get_line_offset`, `gtk_text_iter_set_line_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_line_offset.html)
    @_alwaysEmitIntoClient
    public var lineOffset: Int {
        get {
            Int(gtk_text_iter_get_line_offset(textIterPointer))
        }
        set {
            gtk_text_iter_set_line_offset(textIterPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_iter_get_marks`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_marks.html)
    @_alwaysEmitIntoClient
    public var marks: [TextMark] {
        cElements(of: gtk_text_iter_get_marks(textIterPointer), transfer: .container) {
            TextMark.wrapping(required: $0)
        }
    }

    /// Source: `gtk_text_iter_get_offset`, `gtk_text_iter_set_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_offset.html)
    @_alwaysEmitIntoClient
    public var offset: Int {
        get {
            Int(gtk_text_iter_get_offset(textIterPointer))
        }
        set {
            gtk_text_iter_set_offset(textIterPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_iter_get_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_paintable.html)
    @_alwaysEmitIntoClient
    public var paintable: (any Paintable)? {
        wrappingInterface(gtk_text_iter_get_paintable(textIterPointer))
    }

    /// Source: `gtk_text_iter_get_tags`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_tags.html)
    @_alwaysEmitIntoClient
    public var tags: [TextTag] {
        cElements(of: gtk_text_iter_get_tags(textIterPointer), transfer: .container) { TextTag.wrapping(required: $0) }
    }

    /// Source: `gtk_text_iter_get_visible_line_index`, `gtk_text_iter_set_visible_line_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_visible_line_index.html)
    @_alwaysEmitIntoClient
    public var visibleLineIndex: Int {
        get {
            Int(gtk_text_iter_get_visible_line_index(textIterPointer))
        }
        set {
            gtk_text_iter_set_visible_line_index(textIterPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_iter_get_visible_line_offset`, `gtk_text_iter_set_visible_line_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_visible_line_offset.html)
    @_alwaysEmitIntoClient
    public var visibleLineOffset: Int {
        get {
            Int(gtk_text_iter_get_visible_line_offset(textIterPointer))
        }
        set {
            gtk_text_iter_set_visible_line_offset(textIterPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_iter_is_cursor_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.is_cursor_position.html)
    @_alwaysEmitIntoClient
    public var isCursorPosition: Bool {
        gtk_text_iter_is_cursor_position(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_is_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.is_end.html)
    @_alwaysEmitIntoClient
    public var isEnd: Bool {
        gtk_text_iter_is_end(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_is_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.is_start.html)
    @_alwaysEmitIntoClient
    public var isStart: Bool {
        gtk_text_iter_is_start(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_assign`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.assign.html)
    @_alwaysEmitIntoClient
    public func assign(_ other: TextIter) {
        gtk_text_iter_assign(textIterPointer, other.textIterPointer)
        owner = other.owner
    }

    /// Source: `gtk_text_iter_backward_char`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_char.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardChar() -> Bool {
        gtk_text_iter_backward_char(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_backward_chars`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_chars.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardChars(_ count: Int) -> Bool {
        gtk_text_iter_backward_chars(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_backward_cursor_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_cursor_position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardCursorPosition() -> Bool {
        gtk_text_iter_backward_cursor_position(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_backward_cursor_positions`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_cursor_positions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardCursorPositions(_ count: Int) -> Bool {
        gtk_text_iter_backward_cursor_positions(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_backward_find_char`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_find_char.html)
    @_alwaysEmitIntoClient
    public func backwardFindChar(_ pred: TextCharPredicate, limit: TextIter? = nil) -> Bool {
        let result = withoutActuallyEscaping(pred) { pred in
            withClosure(pred) { predData in
                gtk_text_iter_backward_find_char(
                    textIterPointer,
                    callTextCharPredicate,
                    predData,
                    limit?.textIterPointer
                )
            }
        }
        return result != 0
    }

    /// Source: `gtk_text_iter_backward_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_line.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardLine() -> Bool {
        gtk_text_iter_backward_line(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_backward_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_lines.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardLines(_ count: Int) -> Bool {
        gtk_text_iter_backward_lines(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_backward_search`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_search.html)
    @_alwaysEmitIntoClient
    public func backwardSearch(_ str: String, flags: TextSearchFlags = [], limit: TextIter? = nil) -> (
        matchStart: TextIter, matchEnd: TextIter
    )? {
        var matchStart = GtkTextIter()
        var matchEnd = GtkTextIter()
        guard
            gtk_text_iter_backward_search(
                textIterPointer,
                cText(str),
                flags.cValue,
                &matchStart,
                &matchEnd,
                limit?.textIterPointer
            ) != 0
        else { return nil }
        return (TextIter.wrapping(required: &matchStart), TextIter.wrapping(required: &matchEnd))
    }

    /// Source: `gtk_text_iter_backward_sentence_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_sentence_start.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardSentenceStart() -> Bool {
        gtk_text_iter_backward_sentence_start(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_backward_sentence_starts`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_sentence_starts.html)
    @_alwaysEmitIntoClient
    public func backwardSentenceStarts(_ count: Int) -> Bool {
        gtk_text_iter_backward_sentence_starts(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_backward_to_tag_toggle`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_to_tag_toggle.html)
    @_alwaysEmitIntoClient
    public func backwardToTagToggle(_ tag: TextTag? = nil) -> Bool {
        gtk_text_iter_backward_to_tag_toggle(textIterPointer, tag?.textTagPointer) != 0
    }

    /// Source: `gtk_text_iter_backward_visible_cursor_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_cursor_position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardVisibleCursorPosition() -> Bool {
        gtk_text_iter_backward_visible_cursor_position(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_backward_visible_cursor_positions`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_cursor_positions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardVisibleCursorPositions(_ count: Int) -> Bool {
        gtk_text_iter_backward_visible_cursor_positions(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_backward_visible_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_line.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardVisibleLine() -> Bool {
        gtk_text_iter_backward_visible_line(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_backward_visible_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_lines.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardVisibleLines(_ count: Int) -> Bool {
        gtk_text_iter_backward_visible_lines(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_backward_visible_word_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_word_start.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardVisibleWordStart() -> Bool {
        gtk_text_iter_backward_visible_word_start(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_backward_visible_word_starts`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_word_starts.html)
    @_alwaysEmitIntoClient
    public func backwardVisibleWordStarts(_ count: Int) -> Bool {
        gtk_text_iter_backward_visible_word_starts(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_backward_word_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_word_start.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func backwardWordStart() -> Bool {
        gtk_text_iter_backward_word_start(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_backward_word_starts`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.backward_word_starts.html)
    @_alwaysEmitIntoClient
    public func backwardWordStarts(_ count: Int) -> Bool {
        gtk_text_iter_backward_word_starts(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_can_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.can_insert.html)
    @_alwaysEmitIntoClient
    public func canInsert(_ defaultEditability: Bool) -> Bool {
        gtk_text_iter_can_insert(textIterPointer, defaultEditability ? 1 : 0) != 0
    }

    /// Source: `gtk_text_iter_compare`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ rhs: TextIter) -> Int {
        Int(gtk_text_iter_compare(textIterPointer, rhs.textIterPointer))
    }

    /// Source: `gtk_text_iter_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> TextIter {
        TextIter.wrapping(required: gtk_text_iter_copy(textIterPointer), transfer: .full, owner: owner)
    }

    /// Source: `gtk_text_iter_editable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.editable.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editable(_ defaultSetting: Bool) -> Bool {
        gtk_text_iter_editable(textIterPointer, defaultSetting ? 1 : 0) != 0
    }

    /// Source: `gtk_text_iter_ends_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.ends_line.html)
    @_alwaysEmitIntoClient
    public func endsLine() -> Bool {
        gtk_text_iter_ends_line(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_ends_sentence`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.ends_sentence.html)
    @_alwaysEmitIntoClient
    public func endsSentence() -> Bool {
        gtk_text_iter_ends_sentence(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_ends_tag`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.ends_tag.html)
    @_alwaysEmitIntoClient
    public func endsTag(_ tag: TextTag? = nil) -> Bool {
        gtk_text_iter_ends_tag(textIterPointer, tag?.textTagPointer) != 0
    }

    /// Source: `gtk_text_iter_ends_word`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.ends_word.html)
    @_alwaysEmitIntoClient
    public func endsWord() -> Bool {
        gtk_text_iter_ends_word(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_equal`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ rhs: TextIter) -> Bool {
        gtk_text_iter_equal(textIterPointer, rhs.textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_char`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_char.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardChar() -> Bool {
        gtk_text_iter_forward_char(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_chars`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_chars.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardChars(_ count: Int) -> Bool {
        gtk_text_iter_forward_chars(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_forward_cursor_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_cursor_position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardCursorPosition() -> Bool {
        gtk_text_iter_forward_cursor_position(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_cursor_positions`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_cursor_positions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardCursorPositions(_ count: Int) -> Bool {
        gtk_text_iter_forward_cursor_positions(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_forward_find_char`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_find_char.html)
    @_alwaysEmitIntoClient
    public func forwardFindChar(_ pred: TextCharPredicate, limit: TextIter? = nil) -> Bool {
        let result = withoutActuallyEscaping(pred) { pred in
            withClosure(pred) { predData in
                gtk_text_iter_forward_find_char(
                    textIterPointer,
                    callTextCharPredicate,
                    predData,
                    limit?.textIterPointer
                )
            }
        }
        return result != 0
    }

    /// Source: `gtk_text_iter_forward_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_line.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardLine() -> Bool {
        gtk_text_iter_forward_line(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_lines.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardLines(_ count: Int) -> Bool {
        gtk_text_iter_forward_lines(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_forward_search`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_search.html)
    @_alwaysEmitIntoClient
    public func forwardSearch(_ str: String, flags: TextSearchFlags = [], limit: TextIter? = nil) -> (
        matchStart: TextIter, matchEnd: TextIter
    )? {
        var matchStart = GtkTextIter()
        var matchEnd = GtkTextIter()
        guard
            gtk_text_iter_forward_search(
                textIterPointer,
                cText(str),
                flags.cValue,
                &matchStart,
                &matchEnd,
                limit?.textIterPointer
            ) != 0
        else { return nil }
        return (TextIter.wrapping(required: &matchStart), TextIter.wrapping(required: &matchEnd))
    }

    /// Source: `gtk_text_iter_forward_sentence_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_sentence_end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardSentenceEnd() -> Bool {
        gtk_text_iter_forward_sentence_end(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_sentence_ends`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_sentence_ends.html)
    @_alwaysEmitIntoClient
    public func forwardSentenceEnds(_ count: Int) -> Bool {
        gtk_text_iter_forward_sentence_ends(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_forward_to_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_to_end.html)
    @_alwaysEmitIntoClient
    public func forwardToEnd() {
        gtk_text_iter_forward_to_end(textIterPointer)
    }

    /// Source: `gtk_text_iter_forward_to_line_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_to_line_end.html)
    @_alwaysEmitIntoClient
    public func forwardToLineEnd() -> Bool {
        gtk_text_iter_forward_to_line_end(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_to_tag_toggle`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_to_tag_toggle.html)
    @_alwaysEmitIntoClient
    public func forwardToTagToggle(_ tag: TextTag? = nil) -> Bool {
        gtk_text_iter_forward_to_tag_toggle(textIterPointer, tag?.textTagPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_visible_cursor_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_cursor_position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardVisibleCursorPosition() -> Bool {
        gtk_text_iter_forward_visible_cursor_position(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_visible_cursor_positions`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_cursor_positions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardVisibleCursorPositions(_ count: Int) -> Bool {
        gtk_text_iter_forward_visible_cursor_positions(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_forward_visible_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_line.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardVisibleLine() -> Bool {
        gtk_text_iter_forward_visible_line(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_visible_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_lines.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardVisibleLines(_ count: Int) -> Bool {
        gtk_text_iter_forward_visible_lines(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_forward_visible_word_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_word_end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardVisibleWordEnd() -> Bool {
        gtk_text_iter_forward_visible_word_end(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_visible_word_ends`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_word_ends.html)
    @_alwaysEmitIntoClient
    public func forwardVisibleWordEnds(_ count: Int) -> Bool {
        gtk_text_iter_forward_visible_word_ends(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_forward_word_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_word_end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forwardWordEnd() -> Bool {
        gtk_text_iter_forward_word_end(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_forward_word_ends`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.forward_word_ends.html)
    @_alwaysEmitIntoClient
    public func forwardWordEnds(_ count: Int) -> Bool {
        gtk_text_iter_forward_word_ends(textIterPointer, cInteger(count)) != 0
    }

    /// Source: `gtk_text_iter_get_slice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_slice.html)
    @_alwaysEmitIntoClient
    public func slice(for end: TextIter) -> String {
        String(taking: gtk_text_iter_get_slice(textIterPointer, end.textIterPointer))
    }

    /// Source: `gtk_text_iter_get_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_text.html)
    @_alwaysEmitIntoClient
    public func text(for end: TextIter) -> String {
        String(taking: gtk_text_iter_get_text(textIterPointer, end.textIterPointer))
    }

    /// Source: `gtk_text_iter_get_toggled_tags`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_toggled_tags.html)
    @_alwaysEmitIntoClient
    public func toggledTags(_ toggledOn: Bool) -> [TextTag] {
        cElements(of: gtk_text_iter_get_toggled_tags(textIterPointer, toggledOn ? 1 : 0), transfer: .container) {
            TextTag.wrapping(required: $0)
        }
    }

    /// Source: `gtk_text_iter_get_visible_slice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_visible_slice.html)
    @_alwaysEmitIntoClient
    public func visibleSlice(for end: TextIter) -> String {
        String(taking: gtk_text_iter_get_visible_slice(textIterPointer, end.textIterPointer))
    }

    /// Source: `gtk_text_iter_get_visible_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.get_visible_text.html)
    @_alwaysEmitIntoClient
    public func visibleText(for end: TextIter) -> String {
        String(taking: gtk_text_iter_get_visible_text(textIterPointer, end.textIterPointer))
    }

    /// Source: `gtk_text_iter_has_tag`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.has_tag.html)
    @_alwaysEmitIntoClient
    public func hasTag(_ tag: TextTag) -> Bool {
        gtk_text_iter_has_tag(textIterPointer, tag.textTagPointer) != 0
    }

    /// Source: `gtk_text_iter_in_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.in_range.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func inRange(_ start: TextIter, end: TextIter) -> Bool {
        gtk_text_iter_in_range(textIterPointer, start.textIterPointer, end.textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_inside_sentence`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.inside_sentence.html)
    @_alwaysEmitIntoClient
    public func insideSentence() -> Bool {
        gtk_text_iter_inside_sentence(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_inside_word`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.inside_word.html)
    @_alwaysEmitIntoClient
    public func insideWord() -> Bool {
        gtk_text_iter_inside_word(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_order`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.order.html)
    @_alwaysEmitIntoClient
    public func order(_ second: TextIter) {
        gtk_text_iter_order(textIterPointer, second.textIterPointer)
    }

    /// Source: `gtk_text_iter_starts_line`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.starts_line.html)
    @_alwaysEmitIntoClient
    public func startsLine() -> Bool {
        gtk_text_iter_starts_line(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_starts_sentence`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.starts_sentence.html)
    @_alwaysEmitIntoClient
    public func startsSentence() -> Bool {
        gtk_text_iter_starts_sentence(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_starts_tag`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.starts_tag.html)
    @_alwaysEmitIntoClient
    public func startsTag(_ tag: TextTag? = nil) -> Bool {
        gtk_text_iter_starts_tag(textIterPointer, tag?.textTagPointer) != 0
    }

    /// Source: `gtk_text_iter_starts_word`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.starts_word.html)
    @_alwaysEmitIntoClient
    public func startsWord() -> Bool {
        gtk_text_iter_starts_word(textIterPointer) != 0
    }

    /// Source: `gtk_text_iter_toggles_tag`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextIter.toggles_tag.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func togglesTag(_ tag: TextTag? = nil) -> Bool {
        gtk_text_iter_toggles_tag(textIterPointer, tag?.textTagPointer) != 0
    }
}

/// Source: `GtkTextMark`.
/// [Reference](https://docs.gtk.org/gtk4/class.TextMark.html)
open class TextMark: Object {
    /// Source: `gtk_text_mark_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextMark.new.html)
    @_alwaysEmitIntoClient
    public init(name: String? = nil, leftGravity: Bool) {
        super.init(instance: CInstance(gtk_text_mark_new(cText(ifAny: name), leftGravity ? 1 : 0)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TextMark {
    @_alwaysEmitIntoClient
    var textMarkPointer: UnsafeMutablePointer<GtkTextMark> { pointer() }

    /// Source: `gtk_text_mark_get_left_gravity`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextMark.left-gravity.html)
    @_alwaysEmitIntoClient
    public var leftGravity: Bool {
        gtk_text_mark_get_left_gravity(textMarkPointer) != 0
    }

    /// Source: `gtk_text_mark_get_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextMark.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        String.optional(copying: gtk_text_mark_get_name(textMarkPointer))
    }

    /// Source: `gtk_text_mark_get_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextMark.get_buffer.html)
    @_alwaysEmitIntoClient
    public var buffer: TextBuffer? {
        TextBuffer.wrapping(gtk_text_mark_get_buffer(textMarkPointer))
    }

    /// Source: `gtk_text_mark_get_deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextMark.get_deleted.html)
    @_alwaysEmitIntoClient
    public var deleted: Bool {
        gtk_text_mark_get_deleted(textMarkPointer) != 0
    }

    /// Source: `gtk_text_mark_get_visible`, `gtk_text_mark_set_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextMark.get_visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_text_mark_get_visible(textMarkPointer) != 0
        }
        set {
            gtk_text_mark_set_visible(textMarkPointer, newValue ? 1 : 0)
        }
    }
}

/// Source: `GtkTextSearchFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.TextSearchFlags.html)
nonisolated public struct TextSearchFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_TEXT_SEARCH_VISIBLE_ONLY`.
    @_alwaysEmitIntoClient
    public static var visibleOnly: TextSearchFlags { TextSearchFlags(rawValue: 0x1) }
    /// Source: `GTK_TEXT_SEARCH_TEXT_ONLY`.
    @_alwaysEmitIntoClient
    public static var textOnly: TextSearchFlags { TextSearchFlags(rawValue: 0x2) }
    /// Source: `GTK_TEXT_SEARCH_CASE_INSENSITIVE`.
    @_alwaysEmitIntoClient
    public static var caseInsensitive: TextSearchFlags { TextSearchFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextSearchFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextSearchFlags { GtkTextSearchFlags(rawValue: rawValue) }
}

extension TextSearchFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_search_flags_get_type()) }
}

/// Source: `GtkTextTag`.
/// [Reference](https://docs.gtk.org/gtk4/class.TextTag.html)
open class TextTag: Object {
    /// Source: `gtk_text_tag_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextTag.new.html)
    @_alwaysEmitIntoClient
    public init(name: String? = nil) {
        super.init(instance: CInstance(gtk_text_tag_new(cText(ifAny: name))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TextTag {
    @_alwaysEmitIntoClient
    var textTagPointer: UnsafeMutablePointer<GtkTextTag> { pointer() }

    /// Source: the property `GtkTextTag:accumulative-margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.accumulative-margin.html)
    @_alwaysEmitIntoClient
    public var accumulativeMargin: Bool {
        get {
            self[property: "accumulative-margin"]
        }
        set {
            self[property: "accumulative-margin"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:allow-breaks`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks.html)
    @_alwaysEmitIntoClient
    public var allowBreaks: Bool {
        get {
            self[property: "allow-breaks"]
        }
        set {
            self[property: "allow-breaks"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:allow-breaks-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks-set.html)
    @_alwaysEmitIntoClient
    public var allowBreaksSet: Bool {
        get {
            self[property: "allow-breaks-set"]
        }
        set {
            self[property: "allow-breaks-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:background`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.background.html)
    @_alwaysEmitIntoClient
    public func setBackground(_ background: String?) {
        self[property: "background"] = background
    }

    /// Source: the property `GtkTextTag:background-full-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.background-full-height.html)
    @_alwaysEmitIntoClient
    public var backgroundFullHeight: Bool {
        get {
            self[property: "background-full-height"]
        }
        set {
            self[property: "background-full-height"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:background-full-height-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.background-full-height-set.html)
    @_alwaysEmitIntoClient
    public var backgroundFullHeightSet: Bool {
        get {
            self[property: "background-full-height-set"]
        }
        set {
            self[property: "background-full-height-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:background-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.background-rgba.html)
    @_alwaysEmitIntoClient
    public var backgroundRgba: RGBA {
        get {
            self[property: "background-rgba"]
        }
        set {
            self[property: "background-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:background-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.background-set.html)
    @_alwaysEmitIntoClient
    public var backgroundSet: Bool {
        get {
            self[property: "background-set"]
        }
        set {
            self[property: "background-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:direction`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.direction.html)
    @_alwaysEmitIntoClient
    public var direction: TextDirection {
        get {
            self[property: "direction"]
        }
        set {
            self[property: "direction"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:editable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.editable.html)
    @_alwaysEmitIntoClient
    public var editable: Bool {
        get {
            self[property: "editable"]
        }
        set {
            self[property: "editable"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:editable-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.editable-set.html)
    @_alwaysEmitIntoClient
    public var editableSet: Bool {
        get {
            self[property: "editable-set"]
        }
        set {
            self[property: "editable-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:fallback`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.fallback.html)
    @_alwaysEmitIntoClient
    public var fallback: Bool {
        get {
            self[property: "fallback"]
        }
        set {
            self[property: "fallback"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:fallback-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.fallback-set.html)
    @_alwaysEmitIntoClient
    public var fallbackSet: Bool {
        get {
            self[property: "fallback-set"]
        }
        set {
            self[property: "fallback-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:family`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.family.html)
    @_alwaysEmitIntoClient
    public var family: String? {
        get {
            self[property: "family"]
        }
        set {
            self[property: "family"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:family-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.family-set.html)
    @_alwaysEmitIntoClient
    public var familySet: Bool {
        get {
            self[property: "family-set"]
        }
        set {
            self[property: "family-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:font`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.font.html)
    @_alwaysEmitIntoClient
    public var font: String? {
        get {
            self[property: "font"]
        }
        set {
            self[property: "font"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:font-desc`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.font-desc.html)
    @_alwaysEmitIntoClient
    public var fontDesc: PangoFontDescription? {
        get {
            self[property: "font-desc"]
        }
        set {
            self[property: "font-desc"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:font-features`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.font-features.html)
    @_alwaysEmitIntoClient
    public var fontFeatures: String? {
        get {
            self[property: "font-features"]
        }
        set {
            self[property: "font-features"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:font-features-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.font-features-set.html)
    @_alwaysEmitIntoClient
    public var fontFeaturesSet: Bool {
        get {
            self[property: "font-features-set"]
        }
        set {
            self[property: "font-features-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:foreground`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.foreground.html)
    @_alwaysEmitIntoClient
    public func setForeground(_ foreground: String?) {
        self[property: "foreground"] = foreground
    }

    /// Source: the property `GtkTextTag:foreground-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.foreground-rgba.html)
    @_alwaysEmitIntoClient
    public var foregroundRgba: RGBA {
        get {
            self[property: "foreground-rgba"]
        }
        set {
            self[property: "foreground-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:foreground-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.foreground-set.html)
    @_alwaysEmitIntoClient
    public var foregroundSet: Bool {
        get {
            self[property: "foreground-set"]
        }
        set {
            self[property: "foreground-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:indent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.indent.html)
    @_alwaysEmitIntoClient
    public var indent: Int {
        get {
            self[property: "indent"]
        }
        set {
            self[property: "indent"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:indent-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.indent-set.html)
    @_alwaysEmitIntoClient
    public var indentSet: Bool {
        get {
            self[property: "indent-set"]
        }
        set {
            self[property: "indent-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:insert-hyphens`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens.html)
    @_alwaysEmitIntoClient
    public var insertHyphens: Bool {
        get {
            self[property: "insert-hyphens"]
        }
        set {
            self[property: "insert-hyphens"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:insert-hyphens-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens-set.html)
    @_alwaysEmitIntoClient
    public var insertHyphensSet: Bool {
        get {
            self[property: "insert-hyphens-set"]
        }
        set {
            self[property: "insert-hyphens-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:invisible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.invisible.html)
    @_alwaysEmitIntoClient
    public var invisible: Bool {
        get {
            self[property: "invisible"]
        }
        set {
            self[property: "invisible"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:invisible-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.invisible-set.html)
    @_alwaysEmitIntoClient
    public var invisibleSet: Bool {
        get {
            self[property: "invisible-set"]
        }
        set {
            self[property: "invisible-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:justification`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.justification.html)
    @_alwaysEmitIntoClient
    public var justification: Justification {
        get {
            self[property: "justification"]
        }
        set {
            self[property: "justification"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:justification-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.justification-set.html)
    @_alwaysEmitIntoClient
    public var justificationSet: Bool {
        get {
            self[property: "justification-set"]
        }
        set {
            self[property: "justification-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:language`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.language.html)
    @_alwaysEmitIntoClient
    public var language: String? {
        get {
            self[property: "language"]
        }
        set {
            self[property: "language"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:language-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.language-set.html)
    @_alwaysEmitIntoClient
    public var languageSet: Bool {
        get {
            self[property: "language-set"]
        }
        set {
            self[property: "language-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:left-margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.left-margin.html)
    @_alwaysEmitIntoClient
    public var leftMargin: Int {
        get {
            self[property: "left-margin"]
        }
        set {
            self[property: "left-margin"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:left-margin-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.left-margin-set.html)
    @_alwaysEmitIntoClient
    public var leftMarginSet: Bool {
        get {
            self[property: "left-margin-set"]
        }
        set {
            self[property: "left-margin-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:letter-spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing.html)
    @_alwaysEmitIntoClient
    public var letterSpacing: Int {
        get {
            self[property: "letter-spacing"]
        }
        set {
            self[property: "letter-spacing"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:letter-spacing-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing-set.html)
    @_alwaysEmitIntoClient
    public var letterSpacingSet: Bool {
        get {
            self[property: "letter-spacing-set"]
        }
        set {
            self[property: "letter-spacing-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:line-height`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.line-height.html)
    @_alwaysEmitIntoClient
    public var lineHeight: Float {
        get {
            self[property: "line-height"]
        }
        set {
            self[property: "line-height"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:line-height-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.line-height-set.html)
    @_alwaysEmitIntoClient
    public var lineHeightSet: Bool {
        get {
            self[property: "line-height-set"]
        }
        set {
            self[property: "line-height-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        self[property: "name"]
    }

    /// Source: the property `GtkTextTag:overline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.overline.html)
    @_alwaysEmitIntoClient
    public var overline: PangoOverline {
        get {
            self[property: "overline"]
        }
        set {
            self[property: "overline"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:overline-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba.html)
    @_alwaysEmitIntoClient
    public var overlineRgba: RGBA {
        get {
            self[property: "overline-rgba"]
        }
        set {
            self[property: "overline-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:overline-rgba-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba-set.html)
    @_alwaysEmitIntoClient
    public var overlineRgbaSet: Bool {
        get {
            self[property: "overline-rgba-set"]
        }
        set {
            self[property: "overline-rgba-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:overline-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.overline-set.html)
    @_alwaysEmitIntoClient
    public var overlineSet: Bool {
        get {
            self[property: "overline-set"]
        }
        set {
            self[property: "overline-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:paragraph-background`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background.html)
    @_alwaysEmitIntoClient
    public func setParagraphBackground(_ paragraphBackground: String?) {
        self[property: "paragraph-background"] = paragraphBackground
    }

    /// Source: the property `GtkTextTag:paragraph-background-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-rgba.html)
    @_alwaysEmitIntoClient
    public var paragraphBackgroundRgba: RGBA {
        get {
            self[property: "paragraph-background-rgba"]
        }
        set {
            self[property: "paragraph-background-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:paragraph-background-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-set.html)
    @_alwaysEmitIntoClient
    public var paragraphBackgroundSet: Bool {
        get {
            self[property: "paragraph-background-set"]
        }
        set {
            self[property: "paragraph-background-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-above-lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines.html)
    @_alwaysEmitIntoClient
    public var pixelsAboveLines: Int {
        get {
            self[property: "pixels-above-lines"]
        }
        set {
            self[property: "pixels-above-lines"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-above-lines-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines-set.html)
    @_alwaysEmitIntoClient
    public var pixelsAboveLinesSet: Bool {
        get {
            self[property: "pixels-above-lines-set"]
        }
        set {
            self[property: "pixels-above-lines-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-below-lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines.html)
    @_alwaysEmitIntoClient
    public var pixelsBelowLines: Int {
        get {
            self[property: "pixels-below-lines"]
        }
        set {
            self[property: "pixels-below-lines"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-below-lines-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines-set.html)
    @_alwaysEmitIntoClient
    public var pixelsBelowLinesSet: Bool {
        get {
            self[property: "pixels-below-lines-set"]
        }
        set {
            self[property: "pixels-below-lines-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-inside-wrap`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap.html)
    @_alwaysEmitIntoClient
    public var pixelsInsideWrap: Int {
        get {
            self[property: "pixels-inside-wrap"]
        }
        set {
            self[property: "pixels-inside-wrap"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:pixels-inside-wrap-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap-set.html)
    @_alwaysEmitIntoClient
    public var pixelsInsideWrapSet: Bool {
        get {
            self[property: "pixels-inside-wrap-set"]
        }
        set {
            self[property: "pixels-inside-wrap-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:right-margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.right-margin.html)
    @_alwaysEmitIntoClient
    public var rightMargin: Int {
        get {
            self[property: "right-margin"]
        }
        set {
            self[property: "right-margin"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:right-margin-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.right-margin-set.html)
    @_alwaysEmitIntoClient
    public var rightMarginSet: Bool {
        get {
            self[property: "right-margin-set"]
        }
        set {
            self[property: "right-margin-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:rise`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.rise.html)
    @_alwaysEmitIntoClient
    public var rise: Int {
        get {
            self[property: "rise"]
        }
        set {
            self[property: "rise"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:rise-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.rise-set.html)
    @_alwaysEmitIntoClient
    public var riseSet: Bool {
        get {
            self[property: "rise-set"]
        }
        set {
            self[property: "rise-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:scale`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.scale.html)
    @_alwaysEmitIntoClient
    public var scale: Double {
        get {
            self[property: "scale"]
        }
        set {
            self[property: "scale"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:scale-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.scale-set.html)
    @_alwaysEmitIntoClient
    public var scaleSet: Bool {
        get {
            self[property: "scale-set"]
        }
        set {
            self[property: "scale-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:sentence`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.sentence.html)
    @_alwaysEmitIntoClient
    public var sentence: Bool {
        get {
            self[property: "sentence"]
        }
        set {
            self[property: "sentence"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:sentence-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.sentence-set.html)
    @_alwaysEmitIntoClient
    public var sentenceSet: Bool {
        get {
            self[property: "sentence-set"]
        }
        set {
            self[property: "sentence-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:show-spaces`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.show-spaces.html)
    @_alwaysEmitIntoClient
    public var showSpaces: PangoShowFlags {
        get {
            self[property: "show-spaces"]
        }
        set {
            self[property: "show-spaces"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:show-spaces-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.show-spaces-set.html)
    @_alwaysEmitIntoClient
    public var showSpacesSet: Bool {
        get {
            self[property: "show-spaces-set"]
        }
        set {
            self[property: "show-spaces-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        get {
            self[property: "size"]
        }
        set {
            self[property: "size"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:size-points`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.size-points.html)
    @_alwaysEmitIntoClient
    public var sizePoints: Double {
        get {
            self[property: "size-points"]
        }
        set {
            self[property: "size-points"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:size-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.size-set.html)
    @_alwaysEmitIntoClient
    public var sizeSet: Bool {
        get {
            self[property: "size-set"]
        }
        set {
            self[property: "size-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:stretch`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.stretch.html)
    @_alwaysEmitIntoClient
    public var stretch: PangoStretch {
        get {
            self[property: "stretch"]
        }
        set {
            self[property: "stretch"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:stretch-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.stretch-set.html)
    @_alwaysEmitIntoClient
    public var stretchSet: Bool {
        get {
            self[property: "stretch-set"]
        }
        set {
            self[property: "stretch-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:strikethrough`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.strikethrough.html)
    @_alwaysEmitIntoClient
    public var strikethrough: Bool {
        get {
            self[property: "strikethrough"]
        }
        set {
            self[property: "strikethrough"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:strikethrough-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba.html)
    @_alwaysEmitIntoClient
    public var strikethroughRgba: RGBA {
        get {
            self[property: "strikethrough-rgba"]
        }
        set {
            self[property: "strikethrough-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:strikethrough-rgba-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba-set.html)
    @_alwaysEmitIntoClient
    public var strikethroughRgbaSet: Bool {
        get {
            self[property: "strikethrough-rgba-set"]
        }
        set {
            self[property: "strikethrough-rgba-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:strikethrough-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-set.html)
    @_alwaysEmitIntoClient
    public var strikethroughSet: Bool {
        get {
            self[property: "strikethrough-set"]
        }
        set {
            self[property: "strikethrough-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:style`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.style.html)
    @_alwaysEmitIntoClient
    public var style: PangoStyle {
        get {
            self[property: "style"]
        }
        set {
            self[property: "style"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:style-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.style-set.html)
    @_alwaysEmitIntoClient
    public var styleSet: Bool {
        get {
            self[property: "style-set"]
        }
        set {
            self[property: "style-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:tabs`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.tabs.html)
    @_alwaysEmitIntoClient
    public var tabs: PangoTabArray? {
        get {
            self[property: "tabs"]
        }
        set {
            self[property: "tabs"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:tabs-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.tabs-set.html)
    @_alwaysEmitIntoClient
    public var tabsSet: Bool {
        get {
            self[property: "tabs-set"]
        }
        set {
            self[property: "tabs-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:text-transform`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.text-transform.html)
    @_alwaysEmitIntoClient
    public var textTransform: PangoTextTransform {
        get {
            self[property: "text-transform"]
        }
        set {
            self[property: "text-transform"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:text-transform-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.text-transform-set.html)
    @_alwaysEmitIntoClient
    public var textTransformSet: Bool {
        get {
            self[property: "text-transform-set"]
        }
        set {
            self[property: "text-transform-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.underline.html)
    @_alwaysEmitIntoClient
    public var underline: PangoUnderline {
        get {
            self[property: "underline"]
        }
        set {
            self[property: "underline"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:underline-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba.html)
    @_alwaysEmitIntoClient
    public var underlineRgba: RGBA {
        get {
            self[property: "underline-rgba"]
        }
        set {
            self[property: "underline-rgba"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:underline-rgba-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba-set.html)
    @_alwaysEmitIntoClient
    public var underlineRgbaSet: Bool {
        get {
            self[property: "underline-rgba-set"]
        }
        set {
            self[property: "underline-rgba-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:underline-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.underline-set.html)
    @_alwaysEmitIntoClient
    public var underlineSet: Bool {
        get {
            self[property: "underline-set"]
        }
        set {
            self[property: "underline-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:variant`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.variant.html)
    @_alwaysEmitIntoClient
    public var variant: PangoVariant {
        get {
            self[property: "variant"]
        }
        set {
            self[property: "variant"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:variant-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.variant-set.html)
    @_alwaysEmitIntoClient
    public var variantSet: Bool {
        get {
            self[property: "variant-set"]
        }
        set {
            self[property: "variant-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:weight`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.weight.html)
    @_alwaysEmitIntoClient
    public var weight: Int {
        get {
            self[property: "weight"]
        }
        set {
            self[property: "weight"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:weight-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.weight-set.html)
    @_alwaysEmitIntoClient
    public var weightSet: Bool {
        get {
            self[property: "weight-set"]
        }
        set {
            self[property: "weight-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:word`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.word.html)
    @_alwaysEmitIntoClient
    public var word: Bool {
        get {
            self[property: "word"]
        }
        set {
            self[property: "word"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:word-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.word-set.html)
    @_alwaysEmitIntoClient
    public var wordSet: Bool {
        get {
            self[property: "word-set"]
        }
        set {
            self[property: "word-set"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:wrap-mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode.html)
    @_alwaysEmitIntoClient
    public var wrapMode: WrapMode {
        get {
            self[property: "wrap-mode"]
        }
        set {
            self[property: "wrap-mode"] = newValue
        }
    }

    /// Source: the property `GtkTextTag:wrap-mode-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode-set.html)
    @_alwaysEmitIntoClient
    public var wrapModeSet: Bool {
        get {
            self[property: "wrap-mode-set"]
        }
        set {
            self[property: "wrap-mode-set"] = newValue
        }
    }

    /// Source: `gtk_text_tag_get_priority`, `gtk_text_tag_set_priority`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTag.get_priority.html)
    @_alwaysEmitIntoClient
    public var priority: Int {
        get {
            Int(gtk_text_tag_get_priority(textTagPointer))
        }
        set {
            gtk_text_tag_set_priority(textTagPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_text_tag_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTag.changed.html)
    @_alwaysEmitIntoClient
    public func changed(_ sizeChanged: Bool) {
        gtk_text_tag_changed(textTagPointer, sizeChanged ? 1 : 0)
    }
}

/// Source: `GtkTextTagTable`.
/// [Reference](https://docs.gtk.org/gtk4/class.TextTagTable.html)
open class TextTagTable: Object, Buildable {
    /// Source: `gtk_text_tag_table_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextTagTable.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_text_tag_table_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TextTagTable {
    /// Source: `gtk_text_tag_table_get_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTagTable.get_size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        Int(gtk_text_tag_table_get_size(opaquePointer))
    }

    /// Source: `gtk_text_tag_table_add`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTagTable.add.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func add(_ tag: TextTag) -> Bool {
        gtk_text_tag_table_add(opaquePointer, tag.textTagPointer) != 0
    }

    /// Source: `gtk_text_tag_table_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTagTable.foreach.html)
    @_alwaysEmitIntoClient
    public func foreach(_ handler: TextTagTableForeach) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_text_tag_table_foreach(opaquePointer, callTextTagTableForeach, handlerData)
            }
        }
    }

    /// Source: `gtk_text_tag_table_lookup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTagTable.lookup.html)
    @_alwaysEmitIntoClient
    public func lookup(_ name: String) -> TextTag? {
        TextTag.wrapping(gtk_text_tag_table_lookup(opaquePointer, cText(name)))
    }

    /// Source: `gtk_text_tag_table_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTagTable.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ tag: TextTag) {
        gtk_text_tag_table_remove(opaquePointer, tag.textTagPointer)
    }

    /// Source: the signal `GtkTextTagTable::tag-added`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTagAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextTag) -> Void
    ) -> SignalConnection {
        connect("tag-added", after: after, handler)
    }

    /// Source: the signal `GtkTextTagTable::tag-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTagChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextTag, Bool) -> Void
    ) -> SignalConnection {
        connect("tag-changed", after: after, handler)
    }

    /// Source: the signal `GtkTextTagTable::tag-removed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTagRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextTag) -> Void
    ) -> SignalConnection {
        connect("tag-removed", after: after, handler)
    }
}

/// Source: `GtkTextTagTableForeach`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TextTagTableForeach.html)
public typealias TextTagTableForeach = @MainActor (TextTag) -> Void

@_alwaysEmitIntoClient
nonisolated var callTextTagTableForeach: GtkTextTagTableForeach {
    { tag, data in
        onMainActor((tag, data)) { tag, data in
            let handler: TextTagTableForeach = cClosure(data)
            handler(TextTag.wrapping(required: tag))
        }
    }
}

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
            Int(gtk_text_view_get_bottom_margin(textViewPointer))
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
            Int(gtk_text_view_get_indent(textViewPointer))
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
            Int(gtk_text_view_get_left_margin(textViewPointer))
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
            Int(gtk_text_view_get_pixels_above_lines(textViewPointer))
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
            Int(gtk_text_view_get_pixels_below_lines(textViewPointer))
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
            Int(gtk_text_view_get_pixels_inside_wrap(textViewPointer))
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
            Int(gtk_text_view_get_right_margin(textViewPointer))
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
            Int(gtk_text_view_get_top_margin(textViewPointer))
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
        return (Int(windowX), Int(windowY))
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
        return (result != 0, TextIter.wrapping(required: &iter), Int(trailing))
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
        return (TextIter.wrapping(required: &targetIter), Int(lineTop))
    }

    /// Source: `gtk_text_view_get_line_yrange`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextView.get_line_yrange.html)
    @_alwaysEmitIntoClient
    public func lineYrange(for iter: TextIter) -> (y: Int, height: Int) {
        var y: Int32 = 0
        var height: Int32 = 0
        gtk_text_view_get_line_yrange(textViewPointer, iter.textIterPointer, &y, &height)
        return (Int(y), Int(height))
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
        return (Int(bufferX), Int(bufferY))
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

    /// Source: the signal `GtkTextView::extend-selection`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextView.extend-selection.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onExtendSelection(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextExtendSelection, TextIter, TextIter, TextIter) -> Bool
    ) -> SignalConnection {
        connect("extend-selection", after: after, handler)
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

/// Source: `GtkTextViewLayer`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextViewLayer.html)
nonisolated public enum TextViewLayer: Enumeration {
    /// Source: `GTK_TEXT_VIEW_LAYER_BELOW_TEXT`.
    case belowText
    /// Source: `GTK_TEXT_VIEW_LAYER_ABOVE_TEXT`.
    case aboveText
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextViewLayer] = [
        .belowText,
        .aboveText,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .belowText
        case 1: self = .aboveText
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .belowText: 0
        case .aboveText: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextViewLayer) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextViewLayer { GtkTextViewLayer(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextViewLayer: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_view_layer_get_type()) }
}

/// Source: `GtkTextWindowType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextWindowType.html)
nonisolated public enum TextWindowType: Enumeration {
    /// Source: `GTK_TEXT_WINDOW_WIDGET`.
    case widget
    /// Source: `GTK_TEXT_WINDOW_TEXT`.
    case text
    /// Source: `GTK_TEXT_WINDOW_LEFT`.
    case left
    /// Source: `GTK_TEXT_WINDOW_RIGHT`.
    case right
    /// Source: `GTK_TEXT_WINDOW_TOP`.
    case top
    /// Source: `GTK_TEXT_WINDOW_BOTTOM`.
    case bottom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextWindowType] = [
        .widget,
        .text,
        .left,
        .right,
        .top,
        .bottom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .widget
        case 2: self = .text
        case 3: self = .left
        case 4: self = .right
        case 5: self = .top
        case 6: self = .bottom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .widget: 1
        case .text: 2
        case .left: 3
        case .right: 4
        case .top: 5
        case .bottom: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextWindowType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextWindowType { GtkTextWindowType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextWindowType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_window_type_get_type()) }
}

/// Source: `GtkTickCallback`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TickCallback.html)
public typealias TickCallback = @MainActor (Widget, FrameClock) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTickCallback: GtkTickCallback {
    { widget, frameClock, userData in
        onMainActor((widget, frameClock, userData)) { widget, frameClock, userData in
            let handler: TickCallback = cClosure(userData)
            return handler(Widget.wrapping(required: widget), FrameClock.wrapping(required: frameClock)) ? 1 : 0
        }
    }
}

/// Source: `GtkToggleButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.ToggleButton.html)
open class ToggleButton: Button {
    /// Source: `gtk_toggle_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ToggleButton.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_toggle_button_new()))
    }

    /// Source: `gtk_toggle_button_new_with_label`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ToggleButton.new_with_label.html)
    @_alwaysEmitIntoClient
    public override init(_ label: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_toggle_button_new_with_label(cText(label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ToggleButton {
    @_alwaysEmitIntoClient
    var toggleButtonPointer: UnsafeMutablePointer<GtkToggleButton> { pointer() }

    /// Source: `gtk_toggle_button_get_active`, `gtk_toggle_button_set_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ToggleButton.active.html)
    @_alwaysEmitIntoClient
    public var active: Bool {
        get {
            gtk_toggle_button_get_active(toggleButtonPointer) != 0
        }
        set {
            gtk_toggle_button_set_active(toggleButtonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_toggle_button_set_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ToggleButton.set_group.html)
    @_alwaysEmitIntoClient
    public func setGroup(_ group: ToggleButton?) {
        gtk_toggle_button_set_group(toggleButtonPointer, group?.toggleButtonPointer)
    }

    /// Source: `gtk_toggle_button_toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ToggleButton.toggled.html)
    @_alwaysEmitIntoClient
    public func toggled() {
        gtk_toggle_button_toggled(toggleButtonPointer)
    }

    /// Source: the signal `GtkToggleButton::toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ToggleButton.toggled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggled(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggled", after: after, handler)
    }
}

/// Source: `GtkTooltip`.
/// [Reference](https://docs.gtk.org/gtk4/class.Tooltip.html)
open class Tooltip: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Tooltip {
    /// Source: `gtk_tooltip_set_custom`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_custom.html)
    @_alwaysEmitIntoClient
    public func setCustom(_ customWidget: Widget?) {
        gtk_tooltip_set_custom(opaquePointer, customWidget?.widgetPointer)
    }

    /// Source: `gtk_tooltip_set_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ paintable: (any Paintable)?) {
        gtk_tooltip_set_icon(opaquePointer, paintable?.opaquePointer)
    }

    /// Source: `gtk_tooltip_set_icon_from_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_icon_from_gicon.html)
    @_alwaysEmitIntoClient
    public func setIconFromGicon(_ gicon: (any Icon)?) {
        gtk_tooltip_set_icon_from_gicon(opaquePointer, gicon?.opaquePointer)
    }

    /// Source: `gtk_tooltip_set_icon_from_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_icon_from_icon_name.html)
    @_alwaysEmitIntoClient
    public func setIconFromIconName(_ iconName: String?) {
        gtk_tooltip_set_icon_from_icon_name(opaquePointer, cText(ifAny: iconName))
    }

    /// Source: `gtk_tooltip_set_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_markup.html)
    @_alwaysEmitIntoClient
    public func setMarkup(_ markup: String?) {
        gtk_tooltip_set_markup(opaquePointer, cText(ifAny: markup))
    }

    /// Source: `gtk_tooltip_set_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_text.html)
    @_alwaysEmitIntoClient
    public func setText(_ text: String?) {
        gtk_tooltip_set_text(opaquePointer, cText(ifAny: text))
    }

    /// Source: `gtk_tooltip_set_tip_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_tip_area.html)
    @_alwaysEmitIntoClient
    public func setTipArea(_ rect: GdkRectangle) {
        var rectValue = rect.cValue
        gtk_tooltip_set_tip_area(opaquePointer, &rectValue)
    }
}

/// Source: `GtkTreeCellDataFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeCellDataFunc.html)
public typealias TreeCellDataFunc = @MainActor (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void

@_alwaysEmitIntoClient
nonisolated var callTreeCellDataFunc: GtkTreeCellDataFunc {
    { treeColumn, cell, treeModel, iter, data in
        onMainActor((treeColumn, cell, treeModel, iter, data)) { treeColumn, cell, treeModel, iter, data in
            let handler: TreeCellDataFunc = cClosure(data)
            handler(
                TreeViewColumn.wrapping(required: treeColumn),
                CellRenderer.wrapping(required: cell),
                wrappingInterface(required: treeModel),
                TreeIter.wrapping(required: iter)
            )
        }
    }
}

/// Source: `GtkTreeDragDest`.
/// [Reference](https://docs.gtk.org/gtk4/iface.TreeDragDest.html)
public protocol TreeDragDest: Object {}

extension TreeDragDest {
    /// Source: `gtk_tree_drag_dest_drag_data_received`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeDragDest.drag_data_received.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func dragDataReceived(_ dest: TreePath, value: Value) -> Bool {
        gtk_tree_drag_dest_drag_data_received(opaquePointer, dest.opaquePointer, value.storage.pointer) != 0
    }

    /// Source: `gtk_tree_drag_dest_row_drop_possible`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeDragDest.row_drop_possible.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rowDropPossible(_ destPath: TreePath, value: Value) -> Bool {
        gtk_tree_drag_dest_row_drop_possible(opaquePointer, destPath.opaquePointer, value.storage.pointer) != 0
    }
}

/// An object of a private C class that implements ``TreeDragDest``.
///
/// The functions of the C interface are static members of this class.
public final class AnyTreeDragDest: Object, TreeDragDest {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkTreeDragSource`.
/// [Reference](https://docs.gtk.org/gtk4/iface.TreeDragSource.html)
public protocol TreeDragSource: Object {}

extension TreeDragSource {
    /// Source: `gtk_tree_drag_source_drag_data_delete`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeDragSource.drag_data_delete.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func dragDataDelete(_ path: TreePath) -> Bool {
        gtk_tree_drag_source_drag_data_delete(opaquePointer, path.opaquePointer) != 0
    }

    /// Source: `gtk_tree_drag_source_drag_data_get`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeDragSource.drag_data_get.html)
    @_alwaysEmitIntoClient
    public func dragDataGet(_ path: TreePath) -> ContentProvider? {
        ContentProvider.wrapping(gtk_tree_drag_source_drag_data_get(opaquePointer, path.opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_drag_source_row_draggable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeDragSource.row_draggable.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rowDraggable(_ path: TreePath) -> Bool {
        gtk_tree_drag_source_row_draggable(opaquePointer, path.opaquePointer) != 0
    }
}

/// An object of a private C class that implements ``TreeDragSource``.
///
/// The functions of the C interface are static members of this class.
public final class AnyTreeDragSource: Object, TreeDragSource {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkTreeExpander`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeExpander.html)
open class TreeExpander: Widget {
    /// Source: `gtk_tree_expander_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeExpander.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_tree_expander_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TreeExpander {
    /// Source: `gtk_tree_expander_get_child`, `gtk_tree_expander_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeExpander.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_tree_expander_get_child(opaquePointer))
        }
        set {
            gtk_tree_expander_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_tree_expander_get_indent_for_icon`, `gtk_tree_expander_set_indent_for_icon`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeExpander.indent-for-icon.html)
    @_alwaysEmitIntoClient
    public var indentForIcon: Bool {
        get {
            gtk_tree_expander_get_indent_for_icon(opaquePointer) != 0
        }
        set {
            gtk_tree_expander_set_indent_for_icon(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_expander_get_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeExpander.item.html)
    @_alwaysEmitIntoClient
    public var item: Object? {
        Object.wrapping(gtk_tree_expander_get_item(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_expander_get_list_row`, `gtk_tree_expander_set_list_row`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeExpander.list-row.html)
    @_alwaysEmitIntoClient
    public var listRow: TreeListRow? {
        get {
            TreeListRow.wrapping(gtk_tree_expander_get_list_row(opaquePointer))
        }
        set {
            gtk_tree_expander_set_list_row(opaquePointer, newValue?.opaquePointer)
        }
    }
}

/// Source: `GtkTreeIter`.
/// [Reference](https://docs.gtk.org/gtk4/struct.TreeIter.html)
public final class TreeIter: Boxed {
    @_alwaysEmitIntoClient
    var treeIterPointer: UnsafeMutablePointer<GtkTreeIter> { pointer() }

    public override class var valueType: GType { GType(rawValue: gtk_tree_iter_get_type()) }

    /// Source: `gtk_tree_iter_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeIter.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> TreeIter {
        TreeIter.wrapping(required: gtk_tree_iter_copy(treeIterPointer), transfer: .full)
    }
}

/// Source: `GtkTreeIterCompareFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeIterCompareFunc.html)
public typealias TreeIterCompareFunc = @MainActor (any TreeModel, TreeIter, TreeIter) -> Int

@_alwaysEmitIntoClient
nonisolated var callTreeIterCompareFunc: GtkTreeIterCompareFunc {
    { model, a, b, userData in
        onMainActor((model, a, b, userData)) { model, a, b, userData in
            let handler: TreeIterCompareFunc = cClosure(userData)
            return cInteger(
                handler(
                    wrappingInterface(required: model),
                    TreeIter.wrapping(required: a),
                    TreeIter.wrapping(required: b)
                )
            ) as Int32
        }
    }
}

/// Source: `GtkTreeListModel`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeListModel.html)
open class TreeListModel: Object, ListModel {
    /// Source: `gtk_tree_list_model_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeListModel.new.html)
    @_alwaysEmitIntoClient
    public init(
        root: any ListModel,
        passthrough: Bool,
        autoexpand: Bool,
        createFunc: @escaping TreeListModelCreateModelFunc
    ) {
        super.init(
            instance: CInstance(
                gtk_tree_list_model_new(
                    root.retainedOpaquePointer,
                    passthrough ? 1 : 0,
                    autoexpand ? 1 : 0,
                    callTreeListModelCreateModelFunc,
                    retainedClosure(createFunc),
                    releaseClosure
                )
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TreeListModel {
    /// Source: `gtk_tree_list_model_get_autoexpand`, `gtk_tree_list_model_set_autoexpand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListModel.autoexpand.html)
    @_alwaysEmitIntoClient
    public var autoexpand: Bool {
        get {
            gtk_tree_list_model_get_autoexpand(opaquePointer) != 0
        }
        set {
            gtk_tree_list_model_set_autoexpand(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkTreeListModel:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListModel.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_tree_list_model_get_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListModel.model.html)
    @_alwaysEmitIntoClient
    public var model: any ListModel {
        wrappingInterface(required: gtk_tree_list_model_get_model(opaquePointer))
    }

    /// Source: the property `GtkTreeListModel:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListModel.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_tree_list_model_get_passthrough`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListModel.passthrough.html)
    @_alwaysEmitIntoClient
    public var passthrough: Bool {
        gtk_tree_list_model_get_passthrough(opaquePointer) != 0
    }

    /// Source: `gtk_tree_list_model_get_child_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeListModel.get_child_row.html)
    @_alwaysEmitIntoClient
    public func childRow(_ position: Int) -> TreeListRow? {
        TreeListRow.wrapping(gtk_tree_list_model_get_child_row(opaquePointer, cInteger(position)), transfer: .full)
    }

    /// Source: `gtk_tree_list_model_get_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeListModel.get_row.html)
    @_alwaysEmitIntoClient
    public func row(_ position: Int) -> TreeListRow? {
        TreeListRow.wrapping(gtk_tree_list_model_get_row(opaquePointer, cInteger(position)), transfer: .full)
    }
}

/// Source: `GtkTreeListModelCreateModelFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeListModelCreateModelFunc.html)
public typealias TreeListModelCreateModelFunc = @MainActor (Object) -> (any ListModel)?

@_alwaysEmitIntoClient
nonisolated var callTreeListModelCreateModelFunc: GtkTreeListModelCreateModelFunc {
    { item, userData in
        onMainActor((item, userData)) { item, userData in
            let handler: TreeListModelCreateModelFunc = cClosure(userData)
            return handler(Object.wrapping(required: item))?.retainedOpaquePointer
        }
    }
}

/// Source: `GtkTreeListRow`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeListRow.html)
open class TreeListRow: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TreeListRow {
    /// Source: `gtk_tree_list_row_get_children`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRow.children.html)
    @_alwaysEmitIntoClient
    public var children: (any ListModel)? {
        wrappingInterface(gtk_tree_list_row_get_children(opaquePointer))
    }

    /// Source: `gtk_tree_list_row_get_depth`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRow.depth.html)
    @_alwaysEmitIntoClient
    public var depth: Int {
        Int(gtk_tree_list_row_get_depth(opaquePointer))
    }

    /// Source: `gtk_tree_list_row_is_expandable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRow.expandable.html)
    @_alwaysEmitIntoClient
    public var expandable: Bool {
        gtk_tree_list_row_is_expandable(opaquePointer) != 0
    }

    /// Source: `gtk_tree_list_row_get_expanded`, `gtk_tree_list_row_set_expanded`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRow.expanded.html)
    @_alwaysEmitIntoClient
    public var expanded: Bool {
        get {
            gtk_tree_list_row_get_expanded(opaquePointer) != 0
        }
        set {
            gtk_tree_list_row_set_expanded(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_list_row_get_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRow.item.html)
    @_alwaysEmitIntoClient
    public var item: Object? {
        Object.wrapping(gtk_tree_list_row_get_item(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_list_row_get_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeListRow.get_parent.html)
    @_alwaysEmitIntoClient
    public var parent: TreeListRow? {
        TreeListRow.wrapping(gtk_tree_list_row_get_parent(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_list_row_get_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeListRow.get_position.html)
    @_alwaysEmitIntoClient
    public var position: Int {
        Int(gtk_tree_list_row_get_position(opaquePointer))
    }

    /// Source: `gtk_tree_list_row_get_child_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeListRow.get_child_row.html)
    @_alwaysEmitIntoClient
    public func childRow(_ position: Int) -> TreeListRow? {
        TreeListRow.wrapping(gtk_tree_list_row_get_child_row(opaquePointer, cInteger(position)), transfer: .full)
    }
}

/// Source: `GtkTreeListRowSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeListRowSorter.html)
open class TreeListRowSorter: Sorter {
    /// Source: `gtk_tree_list_row_sorter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeListRowSorter.new.html)
    @_alwaysEmitIntoClient
    public init(sorter: Sorter? = nil) {
        super.init(instance: CInstance(gtk_tree_list_row_sorter_new(sorter?.retainedPointer())), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TreeListRowSorter {
    /// Source: `gtk_tree_list_row_sorter_get_sorter`, `gtk_tree_list_row_sorter_set_sorter`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeListRowSorter.sorter.html)
    @_alwaysEmitIntoClient
    public var sorter: Sorter? {
        get {
            Sorter.wrapping(gtk_tree_list_row_sorter_get_sorter(opaquePointer))
        }
        set {
            gtk_tree_list_row_sorter_set_sorter(opaquePointer, newValue?.sorterPointer)
        }
    }
}

/// Source: `GtkTreeModel`.
/// [Reference](https://docs.gtk.org/gtk4/iface.TreeModel.html)
public protocol TreeModel: Object {}

extension TreeModel {
    /// Source: `gtk_tree_model_get_flags`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_flags.html)
    @_alwaysEmitIntoClient
    public var flags: TreeModelFlags {
        TreeModelFlags(gtk_tree_model_get_flags(opaquePointer))
    }

    /// Source: `gtk_tree_model_get_n_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_n_columns.html)
    @_alwaysEmitIntoClient
    public var nColumns: Int {
        Int(gtk_tree_model_get_n_columns(opaquePointer))
    }

    /// Source: `gtk_tree_model_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.filter_new.html)
    @_alwaysEmitIntoClient
    public func filterNew(_ root: TreePath? = nil) -> any TreeModel {
        wrappingInterface(required: gtk_tree_model_filter_new(opaquePointer, root?.opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_model_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.foreach.html)
    @_alwaysEmitIntoClient
    public func foreach(_ handler: TreeModelForeachFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_tree_model_foreach(opaquePointer, callTreeModelForeachFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_tree_model_get_column_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_column_type.html)
    @_alwaysEmitIntoClient
    public func columnType(_ index: Int) -> GType {
        GType(rawValue: gtk_tree_model_get_column_type(opaquePointer, cInteger(index)))
    }

    /// Source: `gtk_tree_model_get_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_iter.html)
    @_alwaysEmitIntoClient
    public func iter(for path: TreePath) -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_get_iter(opaquePointer, &iter, path.opaquePointer) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_get_iter_first`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_iter_first.html)
    @_alwaysEmitIntoClient
    public func iterFirst() -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_get_iter_first(opaquePointer, &iter) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_get_iter_from_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_iter_from_string.html)
    @_alwaysEmitIntoClient
    public func iterFromString(_ pathString: String) -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_get_iter_from_string(opaquePointer, &iter, cText(pathString)) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_get_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_path.html)
    @_alwaysEmitIntoClient
    public func path(for iter: TreeIter) -> TreePath {
        TreePath.wrapping(required: gtk_tree_model_get_path(opaquePointer, iter.treeIterPointer), transfer: .full)
    }

    /// Source: `gtk_tree_model_get_string_from_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_string_from_iter.html)
    @_alwaysEmitIntoClient
    public func stringFromIter(_ iter: TreeIter) -> String? {
        String.optional(taking: gtk_tree_model_get_string_from_iter(opaquePointer, iter.treeIterPointer))
    }

    /// Source: `gtk_tree_model_get_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.get_value.html)
    @_alwaysEmitIntoClient
    public func value(for iter: TreeIter, column: Int) -> Value {
        var value = GValue()
        gtk_tree_model_get_value(opaquePointer, iter.treeIterPointer, cInteger(column), &value)
        return Value(taking: value)
    }

    /// Source: `gtk_tree_model_iter_children`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_children.html)
    @_alwaysEmitIntoClient
    public func iterChildren(_ parent: TreeIter? = nil) -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_iter_children(opaquePointer, &iter, parent?.treeIterPointer) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_iter_has_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_has_child.html)
    @_alwaysEmitIntoClient
    public func iterHasChild(_ iter: TreeIter) -> Bool {
        gtk_tree_model_iter_has_child(opaquePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_model_iter_n_children`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_n_children.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func iterNChildren(_ iter: TreeIter? = nil) -> Int {
        Int(gtk_tree_model_iter_n_children(opaquePointer, iter?.treeIterPointer))
    }

    /// Source: `gtk_tree_model_iter_next`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_next.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func iterNext(_ iter: TreeIter) -> Bool {
        gtk_tree_model_iter_next(opaquePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_model_iter_nth_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_nth_child.html)
    @_alwaysEmitIntoClient
    public func iterNthChild(_ parent: TreeIter? = nil, count n: Int) -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_iter_nth_child(opaquePointer, &iter, parent?.treeIterPointer, cInteger(n)) != 0 else {
            return nil
        }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_iter_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_parent.html)
    @_alwaysEmitIntoClient
    public func iterParent(_ child: TreeIter) -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_tree_model_iter_parent(opaquePointer, &iter, child.treeIterPointer) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_model_iter_previous`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.iter_previous.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func iterPrevious(_ iter: TreeIter) -> Bool {
        gtk_tree_model_iter_previous(opaquePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_model_ref_node`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.ref_node.html)
    @_alwaysEmitIntoClient
    public func refNode(_ iter: TreeIter) {
        gtk_tree_model_ref_node(opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_model_row_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.row_changed.html)
    @_alwaysEmitIntoClient
    public func rowChanged(_ path: TreePath, iter: TreeIter) {
        gtk_tree_model_row_changed(opaquePointer, path.opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_model_row_deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.row_deleted.html)
    @_alwaysEmitIntoClient
    public func rowDeleted(_ path: TreePath) {
        gtk_tree_model_row_deleted(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_tree_model_row_has_child_toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.row_has_child_toggled.html)
    @_alwaysEmitIntoClient
    public func rowHasChildToggled(_ path: TreePath, iter: TreeIter) {
        gtk_tree_model_row_has_child_toggled(opaquePointer, path.opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_model_row_inserted`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.row_inserted.html)
    @_alwaysEmitIntoClient
    public func rowInserted(_ path: TreePath, iter: TreeIter) {
        gtk_tree_model_row_inserted(opaquePointer, path.opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_model_rows_reordered_with_length`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.rows_reordered.html)
    @_alwaysEmitIntoClient
    public func rowsReordered(_ path: TreePath, iter: TreeIter? = nil, newOrder: [Int]) {
        var newOrderValues = newOrder.map { cInteger($0) as Int32 }
        gtk_tree_model_rows_reordered_with_length(
            opaquePointer,
            path.opaquePointer,
            iter?.treeIterPointer,
            &newOrderValues,
            cInteger(newOrder.count)
        )
    }

    /// Source: `gtk_tree_model_unref_node`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModel.unref_node.html)
    @_alwaysEmitIntoClient
    public func unrefNode(_ iter: TreeIter) {
        gtk_tree_model_unref_node(opaquePointer, iter.treeIterPointer)
    }

    /// Source: the signal `GtkTreeModel::row-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeModel.row-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath, TreeIter) -> Void
    ) -> SignalConnection {
        connect("row-changed", after: after, handler)
    }

    /// Source: the signal `GtkTreeModel::row-deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeModel.row-deleted.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowDeleted(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath) -> Void
    ) -> SignalConnection {
        connect("row-deleted", after: after, handler)
    }

    /// Source: the signal `GtkTreeModel::row-has-child-toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeModel.row-has-child-toggled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowHasChildToggled(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath, TreeIter) -> Void
    ) -> SignalConnection {
        connect("row-has-child-toggled", after: after, handler)
    }

    /// Source: the signal `GtkTreeModel::row-inserted`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeModel.row-inserted.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowInserted(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath, TreeIter) -> Void
    ) -> SignalConnection {
        connect("row-inserted", after: after, handler)
    }
}

/// An object of a private C class that implements ``TreeModel``.
///
/// The functions of the C interface are static members of this class.
public final class AnyTreeModel: Object, TreeModel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkTreeModelFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeModelFilter.html)
open class TreeModelFilter: Object, TreeDragSource, TreeModel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TreeModelFilter {
    @_alwaysEmitIntoClient
    var treeModelFilterPointer: UnsafeMutablePointer<GtkTreeModelFilter> { pointer() }

    /// Source: the property `GtkTreeModelFilter:child-model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeModelFilter.child-model.html)
    @_alwaysEmitIntoClient
    public var childModel: (any TreeModel)? {
        self[interfaceProperty: "child-model"]
    }

    /// Source: the property `GtkTreeModelFilter:virtual-root`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeModelFilter.virtual-root.html)
    @_alwaysEmitIntoClient
    public var virtualRoot: TreePath? {
        self[property: "virtual-root"]
    }

    /// Source: `gtk_tree_model_filter_get_model`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.get_model.html)
    @_alwaysEmitIntoClient
    public var model: any TreeModel {
        wrappingInterface(required: gtk_tree_model_filter_get_model(treeModelFilterPointer))
    }

    /// Source: `gtk_tree_model_filter_clear_cache`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.clear_cache.html)
    @_alwaysEmitIntoClient
    public func clearCache() {
        gtk_tree_model_filter_clear_cache(treeModelFilterPointer)
    }

    /// Source: `gtk_tree_model_filter_convert_child_iter_to_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_child_iter_to_iter.html)
    @_alwaysEmitIntoClient
    public func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
        var filterIter = GtkTreeIter()
        guard
            gtk_tree_model_filter_convert_child_iter_to_iter(
                treeModelFilterPointer,
                &filterIter,
                childIter.treeIterPointer
            ) != 0
        else { return nil }
        return TreeIter.wrapping(required: &filterIter)
    }

    /// Source: `gtk_tree_model_filter_convert_child_path_to_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_child_path_to_path.html)
    @_alwaysEmitIntoClient
    public func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
        TreePath.wrapping(
            gtk_tree_model_filter_convert_child_path_to_path(treeModelFilterPointer, childPath.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `gtk_tree_model_filter_convert_iter_to_child_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_iter_to_child_iter.html)
    @_alwaysEmitIntoClient
    public func convertIterToChildIter(_ filterIter: TreeIter) -> TreeIter {
        var childIter = GtkTreeIter()
        gtk_tree_model_filter_convert_iter_to_child_iter(treeModelFilterPointer, &childIter, filterIter.treeIterPointer)
        return TreeIter.wrapping(required: &childIter)
    }

    /// Source: `gtk_tree_model_filter_convert_path_to_child_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_path_to_child_path.html)
    @_alwaysEmitIntoClient
    public func convertPathToChildPath(_ filterPath: TreePath) -> TreePath? {
        TreePath.wrapping(
            gtk_tree_model_filter_convert_path_to_child_path(treeModelFilterPointer, filterPath.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `gtk_tree_model_filter_refilter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.refilter.html)
    @_alwaysEmitIntoClient
    public func refilter() {
        gtk_tree_model_filter_refilter(treeModelFilterPointer)
    }

    /// Source: `gtk_tree_model_filter_set_visible_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.set_visible_column.html)
    @_alwaysEmitIntoClient
    public func setVisibleColumn(_ column: Int) {
        gtk_tree_model_filter_set_visible_column(treeModelFilterPointer, cInteger(column))
    }

    /// Source: `gtk_tree_model_filter_set_visible_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelFilter.set_visible_func.html)
    @_alwaysEmitIntoClient
    public func setVisibleFunc(_ handler: @escaping TreeModelFilterVisibleFunc) {
        gtk_tree_model_filter_set_visible_func(
            treeModelFilterPointer,
            callTreeModelFilterVisibleFunc,
            retainedClosure(handler),
            releaseClosure
        )
    }
}

/// Source: `GtkTreeModelFilterVisibleFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeModelFilterVisibleFunc.html)
public typealias TreeModelFilterVisibleFunc = @MainActor (any TreeModel, TreeIter) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeModelFilterVisibleFunc: GtkTreeModelFilterVisibleFunc {
    { model, iter, data in
        onMainActor((model, iter, data)) { model, iter, data in
            let handler: TreeModelFilterVisibleFunc = cClosure(data)
            return handler(wrappingInterface(required: model), TreeIter.wrapping(required: iter)) ? 1 : 0
        }
    }
}

/// Source: `GtkTreeModelFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.TreeModelFlags.html)
nonisolated public struct TreeModelFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_TREE_MODEL_ITERS_PERSIST`.
    @_alwaysEmitIntoClient
    public static var itersPersist: TreeModelFlags { TreeModelFlags(rawValue: 0x1) }
    /// Source: `GTK_TREE_MODEL_LIST_ONLY`.
    @_alwaysEmitIntoClient
    public static var listOnly: TreeModelFlags { TreeModelFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeModelFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeModelFlags { GtkTreeModelFlags(rawValue: rawValue) }
}

extension TreeModelFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_model_flags_get_type()) }
}

/// Source: `GtkTreeModelForeachFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeModelForeachFunc.html)
public typealias TreeModelForeachFunc = @MainActor (any TreeModel, TreePath, TreeIter) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeModelForeachFunc: GtkTreeModelForeachFunc {
    { model, path, iter, data in
        onMainActor((model, path, iter, data)) { model, path, iter, data in
            let handler: TreeModelForeachFunc = cClosure(data)
            return handler(
                wrappingInterface(required: model),
                TreePath.wrapping(required: path),
                TreeIter.wrapping(required: iter)
            ) ? 1 : 0
        }
    }
}

/// Source: `GtkTreeModelSort`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeModelSort.html)
open class TreeModelSort: Object, TreeDragSource, TreeSortable {
    /// Source: `gtk_tree_model_sort_new_with_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeModelSort.new_with_model.html)
    @_alwaysEmitIntoClient
    public init(model childModel: any TreeModel) {
        super.init(instance: CInstance(gtk_tree_model_sort_new_with_model(childModel.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TreeModelSort {
    @_alwaysEmitIntoClient
    var treeModelSortPointer: UnsafeMutablePointer<GtkTreeModelSort> { pointer() }

    /// Source: `gtk_tree_model_sort_get_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeModelSort.model.html)
    @_alwaysEmitIntoClient
    public var model: any TreeModel {
        wrappingInterface(required: gtk_tree_model_sort_get_model(treeModelSortPointer))
    }

    /// Source: `gtk_tree_model_sort_clear_cache`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.clear_cache.html)
    @_alwaysEmitIntoClient
    public func clearCache() {
        gtk_tree_model_sort_clear_cache(treeModelSortPointer)
    }

    /// Source: `gtk_tree_model_sort_convert_child_iter_to_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_child_iter_to_iter.html)
    @_alwaysEmitIntoClient
    public func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
        var sortIter = GtkTreeIter()
        guard
            gtk_tree_model_sort_convert_child_iter_to_iter(treeModelSortPointer, &sortIter, childIter.treeIterPointer)
                != 0
        else { return nil }
        return TreeIter.wrapping(required: &sortIter)
    }

    /// Source: `gtk_tree_model_sort_convert_child_path_to_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_child_path_to_path.html)
    @_alwaysEmitIntoClient
    public func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
        TreePath.wrapping(
            gtk_tree_model_sort_convert_child_path_to_path(treeModelSortPointer, childPath.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `gtk_tree_model_sort_convert_iter_to_child_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_iter_to_child_iter.html)
    @_alwaysEmitIntoClient
    public func convertIterToChildIter(_ sortedIter: TreeIter) -> TreeIter {
        var childIter = GtkTreeIter()
        gtk_tree_model_sort_convert_iter_to_child_iter(treeModelSortPointer, &childIter, sortedIter.treeIterPointer)
        return TreeIter.wrapping(required: &childIter)
    }

    /// Source: `gtk_tree_model_sort_convert_path_to_child_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_path_to_child_path.html)
    @_alwaysEmitIntoClient
    public func convertPathToChildPath(_ sortedPath: TreePath) -> TreePath? {
        TreePath.wrapping(
            gtk_tree_model_sort_convert_path_to_child_path(treeModelSortPointer, sortedPath.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `gtk_tree_model_sort_iter_is_valid`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.iter_is_valid.html)
    @_alwaysEmitIntoClient
    public func iterIsValid(_ iter: TreeIter) -> Bool {
        gtk_tree_model_sort_iter_is_valid(treeModelSortPointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_model_sort_reset_default_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeModelSort.reset_default_sort_func.html)
    @_alwaysEmitIntoClient
    public func resetDefaultSortFunc() {
        gtk_tree_model_sort_reset_default_sort_func(treeModelSortPointer)
    }
}

/// Source: `GtkTreePath`.
/// [Reference](https://docs.gtk.org/gtk4/struct.TreePath.html)
public final class TreePath: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_tree_path_get_type()) }

    /// Source: `gtk_tree_path_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreePath.new.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(gtk_tree_path_new()), transfer: .full)
    }

    /// Source: `gtk_tree_path_new_first`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreePath.new_first.html)
    @_alwaysEmitIntoClient
    public static func newFirst() -> TreePath {
        TreePath.wrapping(required: gtk_tree_path_new_first(), transfer: .full)
    }

    /// Source: `gtk_tree_path_new_from_indicesv`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreePath.new_from_indices.html)
    @_alwaysEmitIntoClient
    public convenience init(indices: [Int]) {
        var indicesValues = indices.map { cInteger($0) as Int32 }
        self.init(
            instance: CInstance(gtk_tree_path_new_from_indicesv(&indicesValues, cInteger(indices.count))),
            transfer: .full
        )
    }

    /// Source: `gtk_tree_path_new_from_string`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreePath.new_from_string.html)
    @_alwaysEmitIntoClient
    public convenience init?(string path: String) {
        guard let instance = gtk_tree_path_new_from_string(cText(path)) else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_tree_path_get_depth`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.get_depth.html)
    @_alwaysEmitIntoClient
    public var depth: Int {
        Int(gtk_tree_path_get_depth(opaquePointer))
    }

    /// Source: `gtk_tree_path_append_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.append_index.html)
    @_alwaysEmitIntoClient
    public func appendIndex(_ index: Int) {
        gtk_tree_path_append_index(opaquePointer, cInteger(index))
    }

    /// Source: `gtk_tree_path_compare`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ b: TreePath) -> Int {
        Int(gtk_tree_path_compare(opaquePointer, b.opaquePointer))
    }

    /// Source: `gtk_tree_path_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> TreePath {
        TreePath.wrapping(required: gtk_tree_path_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_path_down`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.down.html)
    @_alwaysEmitIntoClient
    public func down() {
        gtk_tree_path_down(opaquePointer)
    }

    /// Source: `gtk_tree_path_get_indices_with_depth`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.get_indices.html)
    @_alwaysEmitIntoClient
    public func indices() -> [Int] {
        var depth: Int32 = 0
        let result = gtk_tree_path_get_indices_with_depth(opaquePointer, &depth)
        return cArray(result, count: Int(depth)) { Int($0) }
    }

    /// Source: `gtk_tree_path_is_ancestor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.is_ancestor.html)
    @_alwaysEmitIntoClient
    public func isAncestor(_ descendant: TreePath) -> Bool {
        gtk_tree_path_is_ancestor(opaquePointer, descendant.opaquePointer) != 0
    }

    /// Source: `gtk_tree_path_is_descendant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.is_descendant.html)
    @_alwaysEmitIntoClient
    public func isDescendant(_ ancestor: TreePath) -> Bool {
        gtk_tree_path_is_descendant(opaquePointer, ancestor.opaquePointer) != 0
    }

    /// Source: `gtk_tree_path_next`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.next.html)
    @_alwaysEmitIntoClient
    public func next() {
        gtk_tree_path_next(opaquePointer)
    }

    /// Source: `gtk_tree_path_prepend_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.prepend_index.html)
    @_alwaysEmitIntoClient
    public func prependIndex(_ index: Int) {
        gtk_tree_path_prepend_index(opaquePointer, cInteger(index))
    }

    /// Source: `gtk_tree_path_prev`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.prev.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func prev() -> Bool {
        gtk_tree_path_prev(opaquePointer) != 0
    }

    /// Source: `gtk_tree_path_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String? {
        String.optional(taking: gtk_tree_path_to_string(opaquePointer))
    }

    /// Source: `gtk_tree_path_up`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreePath.up.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func up() -> Bool {
        gtk_tree_path_up(opaquePointer) != 0
    }
}

/// Source: `GtkTreeRowReference`.
/// [Reference](https://docs.gtk.org/gtk4/struct.TreeRowReference.html)
public final class TreeRowReference: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_tree_row_reference_get_type()) }

    /// Source: `gtk_tree_row_reference_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeRowReference.new.html)
    @_alwaysEmitIntoClient
    public convenience init?(model: any TreeModel, path: TreePath) {
        guard let instance = gtk_tree_row_reference_new(model.opaquePointer, path.opaquePointer) else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_tree_row_reference_new_proxy`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeRowReference.new_proxy.html)
    @_alwaysEmitIntoClient
    public convenience init?(proxy: Object, model: any TreeModel, path: TreePath) {
        guard let instance = gtk_tree_row_reference_new_proxy(proxy.pointer(), model.opaquePointer, path.opaquePointer)
        else { return nil }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_tree_row_reference_get_model`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeRowReference.get_model.html)
    @_alwaysEmitIntoClient
    public var model: any TreeModel {
        wrappingInterface(required: gtk_tree_row_reference_get_model(opaquePointer))
    }

    /// Source: `gtk_tree_row_reference_get_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeRowReference.get_path.html)
    @_alwaysEmitIntoClient
    public var path: TreePath? {
        TreePath.wrapping(gtk_tree_row_reference_get_path(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_row_reference_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeRowReference.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> TreeRowReference {
        TreeRowReference.wrapping(required: gtk_tree_row_reference_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_row_reference_valid`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeRowReference.valid.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func valid() -> Bool {
        gtk_tree_row_reference_valid(opaquePointer) != 0
    }

    /// Source: `gtk_tree_row_reference_deleted`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.TreeRowReference.deleted.html)
    @_alwaysEmitIntoClient
    public static func deleted(_ proxy: Object, path: TreePath) {
        gtk_tree_row_reference_deleted(proxy.pointer(), path.opaquePointer)
    }

    /// Source: `gtk_tree_row_reference_inserted`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.TreeRowReference.inserted.html)
    @_alwaysEmitIntoClient
    public static func inserted(_ proxy: Object, path: TreePath) {
        gtk_tree_row_reference_inserted(proxy.pointer(), path.opaquePointer)
    }
}

/// Source: `GtkTreeSelection`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeSelection.html)
open class TreeSelection: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TreeSelection {
    /// Source: `gtk_tree_selection_get_mode`, `gtk_tree_selection_set_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeSelection.mode.html)
    @_alwaysEmitIntoClient
    public var mode: SelectionMode {
        get {
            SelectionMode(gtk_tree_selection_get_mode(opaquePointer))
        }
        set {
            gtk_tree_selection_set_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_tree_selection_get_tree_view`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.get_tree_view.html)
    @_alwaysEmitIntoClient
    public var treeView: TreeView {
        TreeView.wrapping(required: gtk_tree_selection_get_tree_view(opaquePointer))
    }

    /// Source: `gtk_tree_selection_count_selected_rows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.count_selected_rows.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func countSelectedRows() -> Int {
        Int(gtk_tree_selection_count_selected_rows(opaquePointer))
    }

    /// Source: `gtk_tree_selection_get_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.get_selected.html)
    @_alwaysEmitIntoClient
    public func selected() -> (model: (any TreeModel)?, iter: TreeIter)? {
        var model: OpaquePointer? = nil
        var iter = GtkTreeIter()
        guard gtk_tree_selection_get_selected(opaquePointer, &model, &iter) != 0 else { return nil }
        return (wrappingInterface(model), TreeIter.wrapping(required: &iter))
    }

    /// Source: `gtk_tree_selection_get_selected_rows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.get_selected_rows.html)
    @_alwaysEmitIntoClient
    public func selectedRows() -> (result: [TreePath], model: (any TreeModel)?) {
        var model: OpaquePointer? = nil
        let result = gtk_tree_selection_get_selected_rows(opaquePointer, &model)
        return (
            cElements(of: result, transfer: .full) { TreePath.wrapping(required: OpaquePointer($0), transfer: .full) },
            wrappingInterface(model)
        )
    }

    /// Source: `gtk_tree_selection_iter_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.iter_is_selected.html)
    @_alwaysEmitIntoClient
    public func iterIsSelected(_ iter: TreeIter) -> Bool {
        gtk_tree_selection_iter_is_selected(opaquePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_selection_path_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.path_is_selected.html)
    @_alwaysEmitIntoClient
    public func pathIsSelected(_ path: TreePath) -> Bool {
        gtk_tree_selection_path_is_selected(opaquePointer, path.opaquePointer) != 0
    }

    /// Source: `gtk_tree_selection_select_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.select_all.html)
    @_alwaysEmitIntoClient
    public func selectAll() {
        gtk_tree_selection_select_all(opaquePointer)
    }

    /// Source: `gtk_tree_selection_select_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.select_iter.html)
    @_alwaysEmitIntoClient
    public func selectIter(_ iter: TreeIter) {
        gtk_tree_selection_select_iter(opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_selection_select_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.select_path.html)
    @_alwaysEmitIntoClient
    public func selectPath(_ path: TreePath) {
        gtk_tree_selection_select_path(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_tree_selection_select_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.select_range.html)
    @_alwaysEmitIntoClient
    public func selectRange(_ startPath: TreePath, endPath: TreePath) {
        gtk_tree_selection_select_range(opaquePointer, startPath.opaquePointer, endPath.opaquePointer)
    }

    /// Source: `gtk_tree_selection_selected_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.selected_foreach.html)
    @_alwaysEmitIntoClient
    public func selectedForeach(_ handler: TreeSelectionForeachFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_tree_selection_selected_foreach(opaquePointer, callTreeSelectionForeachFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_tree_selection_set_select_function`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.set_select_function.html)
    @_alwaysEmitIntoClient
    public func setSelectFunction(_ handler: TreeSelectionFunc?) {
        gtk_tree_selection_set_select_function(
            opaquePointer,
            handler == nil ? nil : callTreeSelectionFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_tree_selection_unselect_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_all.html)
    @_alwaysEmitIntoClient
    public func unselectAll() {
        gtk_tree_selection_unselect_all(opaquePointer)
    }

    /// Source: `gtk_tree_selection_unselect_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_iter.html)
    @_alwaysEmitIntoClient
    public func unselectIter(_ iter: TreeIter) {
        gtk_tree_selection_unselect_iter(opaquePointer, iter.treeIterPointer)
    }

    /// Source: `gtk_tree_selection_unselect_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_path.html)
    @_alwaysEmitIntoClient
    public func unselectPath(_ path: TreePath) {
        gtk_tree_selection_unselect_path(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_tree_selection_unselect_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_range.html)
    @_alwaysEmitIntoClient
    public func unselectRange(_ startPath: TreePath, endPath: TreePath) {
        gtk_tree_selection_unselect_range(opaquePointer, startPath.opaquePointer, endPath.opaquePointer)
    }

    /// Source: the signal `GtkTreeSelection::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeSelection.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}

/// Source: `GtkTreeSelectionForeachFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeSelectionForeachFunc.html)
public typealias TreeSelectionForeachFunc = @MainActor (any TreeModel, TreePath, TreeIter) -> Void

@_alwaysEmitIntoClient
nonisolated var callTreeSelectionForeachFunc: GtkTreeSelectionForeachFunc {
    { model, path, iter, data in
        onMainActor((model, path, iter, data)) { model, path, iter, data in
            let handler: TreeSelectionForeachFunc = cClosure(data)
            handler(
                wrappingInterface(required: model),
                TreePath.wrapping(required: path),
                TreeIter.wrapping(required: iter)
            )
        }
    }
}

/// Source: `GtkTreeSelectionFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeSelectionFunc.html)
public typealias TreeSelectionFunc = @MainActor (TreeSelection, any TreeModel, TreePath, Bool) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeSelectionFunc: GtkTreeSelectionFunc {
    { selection, model, path, pathCurrentlySelected, data in
        onMainActor((selection, model, path, pathCurrentlySelected, data)) {
            selection,
            model,
            path,
            pathCurrentlySelected,
            data in
            let handler: TreeSelectionFunc = cClosure(data)
            return handler(
                TreeSelection.wrapping(required: selection),
                wrappingInterface(required: model),
                TreePath.wrapping(required: path),
                pathCurrentlySelected != 0
            ) ? 1 : 0
        }
    }
}

/// Source: `GtkTreeSortable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.TreeSortable.html)
public protocol TreeSortable: TreeModel {}

extension TreeSortable {
    /// Source: `gtk_tree_sortable_has_default_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.has_default_sort_func.html)
    @_alwaysEmitIntoClient
    public var hasDefaultSortFunc: Bool {
        gtk_tree_sortable_has_default_sort_func(opaquePointer) != 0
    }

    /// Source: `gtk_tree_sortable_get_sort_column_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.get_sort_column_id.html)
    @_alwaysEmitIntoClient
    public func sortColumnId() -> (sortColumnId: Int, order: SortType)? {
        var sortColumnId: Int32 = 0
        var order: GtkSortType = GtkSortType(rawValue: 0)
        guard gtk_tree_sortable_get_sort_column_id(opaquePointer, &sortColumnId, &order) != 0 else { return nil }
        return (Int(sortColumnId), SortType(order))
    }

    /// Source: `gtk_tree_sortable_set_default_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.set_default_sort_func.html)
    @_alwaysEmitIntoClient
    public func setDefaultSortFunc(_ sortFunc: @escaping TreeIterCompareFunc) {
        gtk_tree_sortable_set_default_sort_func(
            opaquePointer,
            callTreeIterCompareFunc,
            retainedClosure(sortFunc),
            releaseClosure
        )
    }

    /// Source: `gtk_tree_sortable_set_sort_column_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.set_sort_column_id.html)
    @_alwaysEmitIntoClient
    public func setSortColumnId(sortColumnId: Int, order: SortType) {
        gtk_tree_sortable_set_sort_column_id(opaquePointer, cInteger(sortColumnId), order.cValue)
    }

    /// Source: `gtk_tree_sortable_set_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.set_sort_func.html)
    @_alwaysEmitIntoClient
    public func setSortFunc(sortColumnId: Int, sortFunc: @escaping TreeIterCompareFunc) {
        gtk_tree_sortable_set_sort_func(
            opaquePointer,
            cInteger(sortColumnId),
            callTreeIterCompareFunc,
            retainedClosure(sortFunc),
            releaseClosure
        )
    }

    /// Source: `gtk_tree_sortable_sort_column_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeSortable.sort_column_changed.html)
    @_alwaysEmitIntoClient
    public func sortColumnChanged() {
        gtk_tree_sortable_sort_column_changed(opaquePointer)
    }

    /// Source: the signal `GtkTreeSortable::sort-column-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeSortable.sort-column-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSortColumnChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("sort-column-changed", after: after, handler)
    }
}

/// An object of a private C class that implements ``TreeSortable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyTreeSortable: Object, TreeSortable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkTreeStore`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeStore.html)
open class TreeStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeSortable {
    /// Source: `gtk_tree_store_newv`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeStore.new.html)
    @_alwaysEmitIntoClient
    public init(types: [GType]) {
        var typesValues = types.map { $0.rawValue }
        super.init(instance: CInstance(gtk_tree_store_newv(cInteger(types.count), &typesValues)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TreeStore {
    @_alwaysEmitIntoClient
    var treeStorePointer: UnsafeMutablePointer<GtkTreeStore> { pointer() }

    /// Source: `gtk_tree_store_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.append.html)
    @_alwaysEmitIntoClient
    public func append(_ parent: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_tree_store_append(treeStorePointer, &iter, parent?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_tree_store_clear(treeStorePointer)
    }

    /// Source: `gtk_tree_store_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ parent: TreeIter? = nil, position: Int) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_tree_store_insert(treeStorePointer, &iter, parent?.treeIterPointer, cInteger(position))
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_insert_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.insert_after.html)
    @_alwaysEmitIntoClient
    public func insertAfter(_ parent: TreeIter? = nil, sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_tree_store_insert_after(treeStorePointer, &iter, parent?.treeIterPointer, sibling?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_insert_before`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.insert_before.html)
    @_alwaysEmitIntoClient
    public func insertBefore(_ parent: TreeIter? = nil, sibling: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_tree_store_insert_before(treeStorePointer, &iter, parent?.treeIterPointer, sibling?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_insert_with_valuesv`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.insert_with_values.html)
    @_alwaysEmitIntoClient
    public func insertWithValues(_ parent: TreeIter? = nil, position: Int, columns: [Int], values: [Value]) -> TreeIter
    {
        var iter = GtkTreeIter()
        var columnsValues = columns.map { cInteger($0) as Int32 }
        var valuesValues = values.map { $0.storage.pointer.pointee }
        requireSameCount(columns.count, values.count)
        gtk_tree_store_insert_with_valuesv(
            treeStorePointer,
            &iter,
            parent?.treeIterPointer,
            cInteger(position),
            &columnsValues,
            &valuesValues,
            cInteger(columns.count)
        )
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_is_ancestor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.is_ancestor.html)
    @_alwaysEmitIntoClient
    public func isAncestor(_ iter: TreeIter, descendant: TreeIter) -> Bool {
        gtk_tree_store_is_ancestor(treeStorePointer, iter.treeIterPointer, descendant.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_store_iter_depth`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.iter_depth.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func iterDepth(_ iter: TreeIter) -> Int {
        Int(gtk_tree_store_iter_depth(treeStorePointer, iter.treeIterPointer))
    }

    /// Source: `gtk_tree_store_iter_is_valid`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.iter_is_valid.html)
    @_alwaysEmitIntoClient
    public func iterIsValid(_ iter: TreeIter) -> Bool {
        gtk_tree_store_iter_is_valid(treeStorePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_store_move_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.move_after.html)
    @_alwaysEmitIntoClient
    public func moveAfter(_ iter: TreeIter, position: TreeIter? = nil) {
        gtk_tree_store_move_after(treeStorePointer, iter.treeIterPointer, position?.treeIterPointer)
    }

    /// Source: `gtk_tree_store_move_before`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.move_before.html)
    @_alwaysEmitIntoClient
    public func moveBefore(_ iter: TreeIter, position: TreeIter? = nil) {
        gtk_tree_store_move_before(treeStorePointer, iter.treeIterPointer, position?.treeIterPointer)
    }

    /// Source: `gtk_tree_store_prepend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ parent: TreeIter? = nil) -> TreeIter {
        var iter = GtkTreeIter()
        gtk_tree_store_prepend(treeStorePointer, &iter, parent?.treeIterPointer)
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_tree_store_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.remove.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func remove(_ iter: TreeIter) -> Bool {
        gtk_tree_store_remove(treeStorePointer, iter.treeIterPointer) != 0
    }

    /// Source: `gtk_tree_store_set_column_types`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.set_column_types.html)
    @_alwaysEmitIntoClient
    public func setColumnTypes(_ types: [GType]) {
        var typesValues = types.map { $0.rawValue }
        gtk_tree_store_set_column_types(treeStorePointer, cInteger(types.count), &typesValues)
    }

    /// Source: `gtk_tree_store_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.set_value.html)
    @_alwaysEmitIntoClient
    public func setValue(_ iter: TreeIter, column: Int, value: Value) {
        gtk_tree_store_set_value(treeStorePointer, iter.treeIterPointer, cInteger(column), value.storage.pointer)
    }

    /// Source: `gtk_tree_store_set_valuesv`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.set.html)
    @_alwaysEmitIntoClient
    public func set(_ iter: TreeIter, columns: [Int], values: [Value]) {
        var columnsValues = columns.map { cInteger($0) as Int32 }
        var valuesValues = values.map { $0.storage.pointer.pointee }
        requireSameCount(columns.count, values.count)
        gtk_tree_store_set_valuesv(
            treeStorePointer,
            iter.treeIterPointer,
            &columnsValues,
            &valuesValues,
            cInteger(columns.count)
        )
    }

    /// Source: `gtk_tree_store_swap`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeStore.swap.html)
    @_alwaysEmitIntoClient
    public func swap(_ a: TreeIter, b: TreeIter) {
        gtk_tree_store_swap(treeStorePointer, a.treeIterPointer, b.treeIterPointer)
    }
}

/// Source: `GtkTreeView`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeView.html)
open class TreeView: Widget, Scrollable {
    /// Source: `gtk_tree_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeView.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_tree_view_new()))
    }

    /// Source: `gtk_tree_view_new_with_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeView.new_with_model.html)
    @_alwaysEmitIntoClient
    public init(model: any TreeModel) {
        requireDisplay()
        super.init(instance: CInstance(gtk_tree_view_new_with_model(model.opaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TreeView {
    @_alwaysEmitIntoClient
    var treeViewPointer: UnsafeMutablePointer<GtkTreeView> { pointer() }

    /// Source: `gtk_tree_view_get_activate_on_single_click`, `gtk_tree_view_set_activate_on_single_click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.activate-on-single-click.html)
    @_alwaysEmitIntoClient
    public var activateOnSingleClick: Bool {
        get {
            gtk_tree_view_get_activate_on_single_click(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_activate_on_single_click(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkTreeView:enable-grid-lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.enable-grid-lines.html)
    @_alwaysEmitIntoClient
    public var enableGridLines: TreeViewGridLines {
        get {
            self[property: "enable-grid-lines"]
        }
        set {
            self[property: "enable-grid-lines"] = newValue
        }
    }

    /// Source: `gtk_tree_view_get_enable_search`, `gtk_tree_view_set_enable_search`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.enable-search.html)
    @_alwaysEmitIntoClient
    public var enableSearch: Bool {
        get {
            gtk_tree_view_get_enable_search(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_enable_search(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_enable_tree_lines`, `gtk_tree_view_set_enable_tree_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.enable-tree-lines.html)
    @_alwaysEmitIntoClient
    public var enableTreeLines: Bool {
        get {
            gtk_tree_view_get_enable_tree_lines(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_enable_tree_lines(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_expander_column`, `gtk_tree_view_set_expander_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.expander-column.html)
    @_alwaysEmitIntoClient
    public var expanderColumn: TreeViewColumn? {
        get {
            TreeViewColumn.wrapping(gtk_tree_view_get_expander_column(treeViewPointer))
        }
        set {
            gtk_tree_view_set_expander_column(treeViewPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_tree_view_get_fixed_height_mode`, `gtk_tree_view_set_fixed_height_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.fixed-height-mode.html)
    @_alwaysEmitIntoClient
    public var fixedHeightMode: Bool {
        get {
            gtk_tree_view_get_fixed_height_mode(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_fixed_height_mode(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_headers_clickable`, `gtk_tree_view_set_headers_clickable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.headers-clickable.html)
    @_alwaysEmitIntoClient
    public var headersClickable: Bool {
        get {
            gtk_tree_view_get_headers_clickable(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_headers_clickable(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_headers_visible`, `gtk_tree_view_set_headers_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.headers-visible.html)
    @_alwaysEmitIntoClient
    public var headersVisible: Bool {
        get {
            gtk_tree_view_get_headers_visible(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_headers_visible(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_hover_expand`, `gtk_tree_view_set_hover_expand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.hover-expand.html)
    @_alwaysEmitIntoClient
    public var hoverExpand: Bool {
        get {
            gtk_tree_view_get_hover_expand(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_hover_expand(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_hover_selection`, `gtk_tree_view_set_hover_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.hover-selection.html)
    @_alwaysEmitIntoClient
    public var hoverSelection: Bool {
        get {
            gtk_tree_view_get_hover_selection(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_hover_selection(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_level_indentation`, `gtk_tree_view_set_level_indentation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.level-indentation.html)
    @_alwaysEmitIntoClient
    public var levelIndentation: Int {
        get {
            Int(gtk_tree_view_get_level_indentation(treeViewPointer))
        }
        set {
            gtk_tree_view_set_level_indentation(treeViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_get_model`, `gtk_tree_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            wrappingInterface(gtk_tree_view_get_model(treeViewPointer))
        }
        set {
            gtk_tree_view_set_model(treeViewPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_tree_view_get_reorderable`, `gtk_tree_view_set_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.reorderable.html)
    @_alwaysEmitIntoClient
    public var reorderable: Bool {
        get {
            gtk_tree_view_get_reorderable(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_reorderable(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_rubber_banding`, `gtk_tree_view_set_rubber_banding`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.rubber-banding.html)
    @_alwaysEmitIntoClient
    public var rubberBanding: Bool {
        get {
            gtk_tree_view_get_rubber_banding(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_rubber_banding(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_search_column`, `gtk_tree_view_set_search_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.search-column.html)
    @_alwaysEmitIntoClient
    public var searchColumn: Int {
        get {
            Int(gtk_tree_view_get_search_column(treeViewPointer))
        }
        set {
            gtk_tree_view_set_search_column(treeViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_get_show_expanders`, `gtk_tree_view_set_show_expanders`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.show-expanders.html)
    @_alwaysEmitIntoClient
    public var showExpanders: Bool {
        get {
            gtk_tree_view_get_show_expanders(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_show_expanders(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_tooltip_column`, `gtk_tree_view_set_tooltip_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.tooltip-column.html)
    @_alwaysEmitIntoClient
    public var tooltipColumn: Int {
        get {
            Int(gtk_tree_view_get_tooltip_column(treeViewPointer))
        }
        set {
            gtk_tree_view_set_tooltip_column(treeViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_get_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_columns.html)
    @_alwaysEmitIntoClient
    public var columns: [TreeViewColumn] {
        cElements(of: gtk_tree_view_get_columns(treeViewPointer), transfer: .container) {
            TreeViewColumn.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `gtk_tree_view_get_grid_lines`, `gtk_tree_view_set_grid_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_grid_lines.html)
    @_alwaysEmitIntoClient
    public var gridLines: TreeViewGridLines {
        get {
            TreeViewGridLines(gtk_tree_view_get_grid_lines(treeViewPointer))
        }
        set {
            gtk_tree_view_set_grid_lines(treeViewPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_tree_view_get_n_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_n_columns.html)
    @_alwaysEmitIntoClient
    public var nColumns: Int {
        Int(gtk_tree_view_get_n_columns(treeViewPointer))
    }

    /// Source: `gtk_tree_view_get_search_entry`, `gtk_tree_view_set_search_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_search_entry.html)
    @_alwaysEmitIntoClient
    public var searchEntry: (any Editable)? {
        get {
            wrappingInterface(gtk_tree_view_get_search_entry(treeViewPointer))
        }
        set {
            gtk_tree_view_set_search_entry(treeViewPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_tree_view_get_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_selection.html)
    @_alwaysEmitIntoClient
    public var selection: TreeSelection {
        TreeSelection.wrapping(required: gtk_tree_view_get_selection(treeViewPointer))
    }

    /// Source: `gtk_tree_view_is_rubber_banding_active`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.is_rubber_banding_active.html)
    @_alwaysEmitIntoClient
    public var isRubberBandingActive: Bool {
        gtk_tree_view_is_rubber_banding_active(treeViewPointer) != 0
    }

    /// Source: `gtk_tree_view_append_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.append_column.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func appendColumn(_ column: TreeViewColumn) -> Int {
        Int(gtk_tree_view_append_column(treeViewPointer, column.opaquePointer))
    }

    /// Source: `gtk_tree_view_collapse_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.collapse_all.html)
    @_alwaysEmitIntoClient
    public func collapseAll() {
        gtk_tree_view_collapse_all(treeViewPointer)
    }

    /// Source: `gtk_tree_view_collapse_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.collapse_row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func collapseRow(_ path: TreePath) -> Bool {
        gtk_tree_view_collapse_row(treeViewPointer, path.opaquePointer) != 0
    }

    /// Source: `gtk_tree_view_columns_autosize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.columns_autosize.html)
    @_alwaysEmitIntoClient
    public func columnsAutosize() {
        gtk_tree_view_columns_autosize(treeViewPointer)
    }

    /// Source: `gtk_tree_view_convert_bin_window_to_tree_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_bin_window_to_tree_coords.html)
    @_alwaysEmitIntoClient
    public func convertBinWindowToTreeCoords(bx: Int, by: Int) -> (tx: Int, ty: Int) {
        var tx: Int32 = 0
        var ty: Int32 = 0
        gtk_tree_view_convert_bin_window_to_tree_coords(treeViewPointer, cInteger(bx), cInteger(by), &tx, &ty)
        return (Int(tx), Int(ty))
    }

    /// Source: `gtk_tree_view_convert_bin_window_to_widget_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_bin_window_to_widget_coords.html)
    @_alwaysEmitIntoClient
    public func convertBinWindowToWidgetCoords(bx: Int, by: Int) -> (wx: Int, wy: Int) {
        var wx: Int32 = 0
        var wy: Int32 = 0
        gtk_tree_view_convert_bin_window_to_widget_coords(treeViewPointer, cInteger(bx), cInteger(by), &wx, &wy)
        return (Int(wx), Int(wy))
    }

    /// Source: `gtk_tree_view_convert_tree_to_bin_window_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_tree_to_bin_window_coords.html)
    @_alwaysEmitIntoClient
    public func convertTreeToBinWindowCoords(tx: Int, ty: Int) -> (bx: Int, by: Int) {
        var bx: Int32 = 0
        var by: Int32 = 0
        gtk_tree_view_convert_tree_to_bin_window_coords(treeViewPointer, cInteger(tx), cInteger(ty), &bx, &by)
        return (Int(bx), Int(by))
    }

    /// Source: `gtk_tree_view_convert_tree_to_widget_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_tree_to_widget_coords.html)
    @_alwaysEmitIntoClient
    public func convertTreeToWidgetCoords(tx: Int, ty: Int) -> (wx: Int, wy: Int) {
        var wx: Int32 = 0
        var wy: Int32 = 0
        gtk_tree_view_convert_tree_to_widget_coords(treeViewPointer, cInteger(tx), cInteger(ty), &wx, &wy)
        return (Int(wx), Int(wy))
    }

    /// Source: `gtk_tree_view_convert_widget_to_bin_window_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_widget_to_bin_window_coords.html)
    @_alwaysEmitIntoClient
    public func convertWidgetToBinWindowCoords(wx: Int, wy: Int) -> (bx: Int, by: Int) {
        var bx: Int32 = 0
        var by: Int32 = 0
        gtk_tree_view_convert_widget_to_bin_window_coords(treeViewPointer, cInteger(wx), cInteger(wy), &bx, &by)
        return (Int(bx), Int(by))
    }

    /// Source: `gtk_tree_view_convert_widget_to_tree_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_widget_to_tree_coords.html)
    @_alwaysEmitIntoClient
    public func convertWidgetToTreeCoords(wx: Int, wy: Int) -> (tx: Int, ty: Int) {
        var tx: Int32 = 0
        var ty: Int32 = 0
        gtk_tree_view_convert_widget_to_tree_coords(treeViewPointer, cInteger(wx), cInteger(wy), &tx, &ty)
        return (Int(tx), Int(ty))
    }

    /// Source: `gtk_tree_view_create_row_drag_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.create_row_drag_icon.html)
    @_alwaysEmitIntoClient
    public func createRowDragIcon(_ path: TreePath) -> (any Paintable)? {
        wrappingInterface(gtk_tree_view_create_row_drag_icon(treeViewPointer, path.opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_view_enable_model_drag_dest`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.enable_model_drag_dest.html)
    @_alwaysEmitIntoClient
    public func enableModelDragDest(_ formats: ContentFormats, actions: DragAction = []) {
        gtk_tree_view_enable_model_drag_dest(treeViewPointer, formats.opaquePointer, actions.cValue)
    }

    /// Source: `gtk_tree_view_enable_model_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.enable_model_drag_source.html)
    @_alwaysEmitIntoClient
    public func enableModelDragSource(
        _ startButtonMask: ModifierType = [],
        formats: ContentFormats,
        actions: DragAction = []
    ) {
        gtk_tree_view_enable_model_drag_source(
            treeViewPointer,
            startButtonMask.cValue,
            formats.opaquePointer,
            actions.cValue
        )
    }

    /// Source: `gtk_tree_view_expand_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.expand_all.html)
    @_alwaysEmitIntoClient
    public func expandAll() {
        gtk_tree_view_expand_all(treeViewPointer)
    }

    /// Source: `gtk_tree_view_expand_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.expand_row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func expandRow(_ path: TreePath, openAll: Bool) -> Bool {
        gtk_tree_view_expand_row(treeViewPointer, path.opaquePointer, openAll ? 1 : 0) != 0
    }

    /// Source: `gtk_tree_view_expand_to_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.expand_to_path.html)
    @_alwaysEmitIntoClient
    public func expandToPath(_ path: TreePath) {
        gtk_tree_view_expand_to_path(treeViewPointer, path.opaquePointer)
    }

    /// Source: `gtk_tree_view_get_background_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_background_area.html)
    @_alwaysEmitIntoClient
    public func backgroundArea(for path: TreePath? = nil, column: TreeViewColumn? = nil) -> GdkRectangle {
        var rect = CGtk.GdkRectangle()
        gtk_tree_view_get_background_area(treeViewPointer, path?.opaquePointer, column?.opaquePointer, &rect)
        return GdkRectangle(rect)
    }

    /// Source: `gtk_tree_view_get_cell_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_cell_area.html)
    @_alwaysEmitIntoClient
    public func cellArea(for path: TreePath? = nil, column: TreeViewColumn? = nil) -> GdkRectangle {
        var rect = CGtk.GdkRectangle()
        gtk_tree_view_get_cell_area(treeViewPointer, path?.opaquePointer, column?.opaquePointer, &rect)
        return GdkRectangle(rect)
    }

    /// Source: `gtk_tree_view_get_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_column.html)
    @_alwaysEmitIntoClient
    public func column(_ n: Int) -> TreeViewColumn? {
        TreeViewColumn.wrapping(gtk_tree_view_get_column(treeViewPointer, cInteger(n)))
    }

    /// Source: `gtk_tree_view_get_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_cursor.html)
    @_alwaysEmitIntoClient
    public func getCursor() -> (path: TreePath?, focusColumn: TreeViewColumn?) {
        var path: OpaquePointer? = nil
        var focusColumn: OpaquePointer? = nil
        gtk_tree_view_get_cursor(treeViewPointer, &path, &focusColumn)
        return (TreePath.wrapping(path, transfer: .full), TreeViewColumn.wrapping(focusColumn))
    }

    /// Source: `gtk_tree_view_get_dest_row_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_dest_row_at_pos.html)
    @_alwaysEmitIntoClient
    public func destRowAtPos(dragX: Int, dragY: Int) -> (path: TreePath?, pos: TreeViewDropPosition)? {
        var path: OpaquePointer? = nil
        var pos: GtkTreeViewDropPosition = GtkTreeViewDropPosition(rawValue: 0)
        guard gtk_tree_view_get_dest_row_at_pos(treeViewPointer, cInteger(dragX), cInteger(dragY), &path, &pos) != 0
        else { return nil }
        return (TreePath.wrapping(path, transfer: .full), TreeViewDropPosition(pos))
    }

    /// Source: `gtk_tree_view_get_drag_dest_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_drag_dest_row.html)
    @_alwaysEmitIntoClient
    public func dragDestRow() -> (path: TreePath?, pos: TreeViewDropPosition) {
        var path: OpaquePointer? = nil
        var pos: GtkTreeViewDropPosition = GtkTreeViewDropPosition(rawValue: 0)
        gtk_tree_view_get_drag_dest_row(treeViewPointer, &path, &pos)
        return (TreePath.wrapping(path, transfer: .full), TreeViewDropPosition(pos))
    }

    /// Source: `gtk_tree_view_get_path_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_path_at_pos.html)
    @_alwaysEmitIntoClient
    public func pathAtPos(x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)? {
        var path: OpaquePointer? = nil
        var column: OpaquePointer? = nil
        var cellX: Int32 = 0
        var cellY: Int32 = 0
        guard
            gtk_tree_view_get_path_at_pos(treeViewPointer, cInteger(x), cInteger(y), &path, &column, &cellX, &cellY)
                != 0
        else { return nil }
        return (TreePath.wrapping(path, transfer: .full), TreeViewColumn.wrapping(column), Int(cellX), Int(cellY))
    }

    /// Source: `gtk_tree_view_get_tooltip_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_tooltip_context.html)
    @_alwaysEmitIntoClient
    public func tooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
        model: (any TreeModel)?, path: TreePath?, iter: TreeIter
    )? {
        var model: OpaquePointer? = nil
        var path: OpaquePointer? = nil
        var iter = GtkTreeIter()
        guard
            gtk_tree_view_get_tooltip_context(
                treeViewPointer,
                cInteger(x),
                cInteger(y),
                keyboardTip ? 1 : 0,
                &model,
                &path,
                &iter
            ) != 0
        else { return nil }
        return (wrappingInterface(model), TreePath.wrapping(path, transfer: .full), TreeIter.wrapping(required: &iter))
    }

    /// Source: `gtk_tree_view_get_visible_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_visible_range.html)
    @_alwaysEmitIntoClient
    public func visibleRange() -> (startPath: TreePath?, endPath: TreePath?)? {
        var startPath: OpaquePointer? = nil
        var endPath: OpaquePointer? = nil
        guard gtk_tree_view_get_visible_range(treeViewPointer, &startPath, &endPath) != 0 else { return nil }
        return (TreePath.wrapping(startPath, transfer: .full), TreePath.wrapping(endPath, transfer: .full))
    }

    /// Source: `gtk_tree_view_get_visible_rect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_visible_rect.html)
    @_alwaysEmitIntoClient
    public func visibleRect() -> GdkRectangle {
        var visibleRect = CGtk.GdkRectangle()
        gtk_tree_view_get_visible_rect(treeViewPointer, &visibleRect)
        return GdkRectangle(visibleRect)
    }

    /// Source: `gtk_tree_view_insert_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.insert_column.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertColumn(_ column: TreeViewColumn, position: Int) -> Int {
        Int(gtk_tree_view_insert_column(treeViewPointer, column.opaquePointer, cInteger(position)))
    }

    /// Source: `gtk_tree_view_insert_column_with_data_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.insert_column_with_data_func.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertColumnWithDataFunc(
        position: Int,
        title: String,
        cell: CellRenderer,
        handler: @escaping TreeCellDataFunc
    ) -> Int {
        Int(
            gtk_tree_view_insert_column_with_data_func(
                treeViewPointer,
                cInteger(position),
                cText(title),
                cell.cellRendererPointer,
                callTreeCellDataFunc,
                retainedClosure(handler),
                releaseClosure
            )
        )
    }

    /// Source: `gtk_tree_view_is_blank_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.is_blank_at_pos.html)
    @_alwaysEmitIntoClient
    public func isBlankAtPos(x: Int, y: Int) -> (
        result: Bool, path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int
    ) {
        var path: OpaquePointer? = nil
        var column: OpaquePointer? = nil
        var cellX: Int32 = 0
        var cellY: Int32 = 0
        let result = gtk_tree_view_is_blank_at_pos(
            treeViewPointer,
            cInteger(x),
            cInteger(y),
            &path,
            &column,
            &cellX,
            &cellY
        )
        return (
            result != 0, TreePath.wrapping(path, transfer: .full), TreeViewColumn.wrapping(column), Int(cellX),
            Int(cellY)
        )
    }

    /// Source: `gtk_tree_view_map_expanded_rows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.map_expanded_rows.html)
    @_alwaysEmitIntoClient
    public func mapExpandedRows(_ handler: TreeViewMappingFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_tree_view_map_expanded_rows(treeViewPointer, callTreeViewMappingFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_tree_view_move_column_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.move_column_after.html)
    @_alwaysEmitIntoClient
    public func moveColumnAfter(_ column: TreeViewColumn, baseColumn: TreeViewColumn? = nil) {
        gtk_tree_view_move_column_after(treeViewPointer, column.opaquePointer, baseColumn?.opaquePointer)
    }

    /// Source: `gtk_tree_view_remove_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.remove_column.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeColumn(_ column: TreeViewColumn) -> Int {
        Int(gtk_tree_view_remove_column(treeViewPointer, column.opaquePointer))
    }

    /// Source: `gtk_tree_view_row_activated`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.row_activated.html)
    @_alwaysEmitIntoClient
    public func rowActivated(_ path: TreePath, column: TreeViewColumn? = nil) {
        gtk_tree_view_row_activated(treeViewPointer, path.opaquePointer, column?.opaquePointer)
    }

    /// Source: `gtk_tree_view_row_expanded`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.row_expanded.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rowExpanded(_ path: TreePath) -> Bool {
        gtk_tree_view_row_expanded(treeViewPointer, path.opaquePointer) != 0
    }

    /// Source: `gtk_tree_view_scroll_to_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.scroll_to_cell.html)
    @_alwaysEmitIntoClient
    public func scrollToCell(
        _ path: TreePath? = nil,
        column: TreeViewColumn? = nil,
        useAlign: Bool,
        rowAlign: Float,
        colAlign: Float
    ) {
        gtk_tree_view_scroll_to_cell(
            treeViewPointer,
            path?.opaquePointer,
            column?.opaquePointer,
            useAlign ? 1 : 0,
            rowAlign,
            colAlign
        )
    }

    /// Source: `gtk_tree_view_scroll_to_point`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.scroll_to_point.html)
    @_alwaysEmitIntoClient
    public func scrollToPoint(treeX: Int, treeY: Int) {
        gtk_tree_view_scroll_to_point(treeViewPointer, cInteger(treeX), cInteger(treeY))
    }

    /// Source: `gtk_tree_view_set_column_drag_function`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_column_drag_function.html)
    @_alwaysEmitIntoClient
    public func setColumnDragFunction(_ handler: TreeViewColumnDropFunc?) {
        gtk_tree_view_set_column_drag_function(
            treeViewPointer,
            handler == nil ? nil : callTreeViewColumnDropFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_tree_view_set_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_cursor.html)
    @_alwaysEmitIntoClient
    public func setCursor(_ path: TreePath, focusColumn: TreeViewColumn? = nil, startEditing: Bool) {
        gtk_tree_view_set_cursor(treeViewPointer, path.opaquePointer, focusColumn?.opaquePointer, startEditing ? 1 : 0)
    }

    /// Source: `gtk_tree_view_set_cursor_on_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_cursor_on_cell.html)
    @_alwaysEmitIntoClient
    public func setCursorOnCell(
        _ path: TreePath,
        focusColumn: TreeViewColumn? = nil,
        focusCell: CellRenderer? = nil,
        startEditing: Bool
    ) {
        gtk_tree_view_set_cursor_on_cell(
            treeViewPointer,
            path.opaquePointer,
            focusColumn?.opaquePointer,
            focusCell?.cellRendererPointer,
            startEditing ? 1 : 0
        )
    }

    /// Source: `gtk_tree_view_set_drag_dest_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_drag_dest_row.html)
    @_alwaysEmitIntoClient
    public func setDragDestRow(_ path: TreePath?, pos: TreeViewDropPosition) {
        gtk_tree_view_set_drag_dest_row(treeViewPointer, path?.opaquePointer, pos.cValue)
    }

    /// Source: `gtk_tree_view_set_row_separator_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_row_separator_func.html)
    @_alwaysEmitIntoClient
    public func setRowSeparatorFunc(_ handler: TreeViewRowSeparatorFunc?) {
        gtk_tree_view_set_row_separator_func(
            treeViewPointer,
            handler == nil ? nil : callTreeViewRowSeparatorFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_tree_view_set_search_equal_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_search_equal_func.html)
    @_alwaysEmitIntoClient
    public func setSearchEqualFunc(_ searchEqualFunc: @escaping TreeViewSearchEqualFunc) {
        gtk_tree_view_set_search_equal_func(
            treeViewPointer,
            callTreeViewSearchEqualFunc,
            retainedClosure(searchEqualFunc),
            releaseClosure
        )
    }

    /// Source: `gtk_tree_view_set_tooltip_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_tooltip_cell.html)
    @_alwaysEmitIntoClient
    public func setTooltipCell(
        _ tooltip: Tooltip,
        path: TreePath? = nil,
        column: TreeViewColumn? = nil,
        cell: CellRenderer? = nil
    ) {
        gtk_tree_view_set_tooltip_cell(
            treeViewPointer,
            tooltip.opaquePointer,
            path?.opaquePointer,
            column?.opaquePointer,
            cell?.cellRendererPointer
        )
    }

    /// Source: `gtk_tree_view_set_tooltip_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_tooltip_row.html)
    @_alwaysEmitIntoClient
    public func setTooltipRow(_ tooltip: Tooltip, path: TreePath) {
        gtk_tree_view_set_tooltip_row(treeViewPointer, tooltip.opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_tree_view_unset_rows_drag_dest`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.unset_rows_drag_dest.html)
    @_alwaysEmitIntoClient
    public func unsetRowsDragDest() {
        gtk_tree_view_unset_rows_drag_dest(treeViewPointer)
    }

    /// Source: `gtk_tree_view_unset_rows_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.unset_rows_drag_source.html)
    @_alwaysEmitIntoClient
    public func unsetRowsDragSource() {
        gtk_tree_view_unset_rows_drag_source(treeViewPointer)
    }

    /// Source: the signal `GtkTreeView::columns-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.columns-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onColumnsChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("columns-changed", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::cursor-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.cursor-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCursorChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cursor-changed", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::expand-collapse-cursor-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.expand-collapse-cursor-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onExpandCollapseCursorRow(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool, Bool, Bool) -> Bool
    ) -> SignalConnection {
        connect("expand-collapse-cursor-row", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool, Bool) -> Bool
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::row-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.row-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath, TreeViewColumn?) -> Void
    ) -> SignalConnection {
        connect("row-activated", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::row-collapsed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.row-collapsed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowCollapsed(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreeIter, TreePath) -> Void
    ) -> SignalConnection {
        connect("row-collapsed", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::row-expanded`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.row-expanded.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowExpanded(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreeIter, TreePath) -> Void
    ) -> SignalConnection {
        connect("row-expanded", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::select-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.select-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("select-all", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::select-cursor-parent`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.select-cursor-parent.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectCursorParent(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("select-cursor-parent", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::select-cursor-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.select-cursor-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectCursorRow(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("select-cursor-row", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::start-interactive-search`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.start-interactive-search.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStartInteractiveSearch(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("start-interactive-search", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::test-collapse-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.test-collapse-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTestCollapseRow(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreeIter, TreePath) -> Bool
    ) -> SignalConnection {
        connect("test-collapse-row", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::test-expand-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.test-expand-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTestExpandRow(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreeIter, TreePath) -> Bool
    ) -> SignalConnection {
        connect("test-expand-row", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::toggle-cursor-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.toggle-cursor-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleCursorRow(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("toggle-cursor-row", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::unselect-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.unselect-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnselectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("unselect-all", after: after, handler)
    }
}

/// Source: `GtkTreeViewColumn`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeViewColumn.html)
open class TreeViewColumn: Object, Buildable, CellLayout {
    /// Source: `gtk_tree_view_column_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeViewColumn.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_tree_view_column_new()))
    }

    /// Source: `gtk_tree_view_column_new_with_area`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeViewColumn.new_with_area.html)
    @_alwaysEmitIntoClient
    public init(area: CellArea) {
        requireDisplay()
        super.init(instance: CInstance(gtk_tree_view_column_new_with_area(area.cellAreaPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension TreeViewColumn {
    /// Source: `gtk_tree_view_column_get_alignment`, `gtk_tree_view_column_set_alignment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.alignment.html)
    @_alwaysEmitIntoClient
    public var alignment: Float {
        get {
            gtk_tree_view_column_get_alignment(opaquePointer)
        }
        set {
            gtk_tree_view_column_set_alignment(opaquePointer, newValue)
        }
    }

    /// Source: the property `GtkTreeViewColumn:cell-area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.cell-area.html)
    @_alwaysEmitIntoClient
    public var cellArea: CellArea? {
        self[property: "cell-area"]
    }

    /// Source: `gtk_tree_view_column_get_clickable`, `gtk_tree_view_column_set_clickable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.clickable.html)
    @_alwaysEmitIntoClient
    public var clickable: Bool {
        get {
            gtk_tree_view_column_get_clickable(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_clickable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_expand`, `gtk_tree_view_column_set_expand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.expand.html)
    @_alwaysEmitIntoClient
    public var expand: Bool {
        get {
            gtk_tree_view_column_get_expand(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_expand(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_fixed_width`, `gtk_tree_view_column_set_fixed_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.fixed-width.html)
    @_alwaysEmitIntoClient
    public var fixedWidth: Int {
        get {
            Int(gtk_tree_view_column_get_fixed_width(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_fixed_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_max_width`, `gtk_tree_view_column_set_max_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.max-width.html)
    @_alwaysEmitIntoClient
    public var maxWidth: Int {
        get {
            Int(gtk_tree_view_column_get_max_width(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_max_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_min_width`, `gtk_tree_view_column_set_min_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.min-width.html)
    @_alwaysEmitIntoClient
    public var minWidth: Int {
        get {
            Int(gtk_tree_view_column_get_min_width(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_min_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_reorderable`, `gtk_tree_view_column_set_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.reorderable.html)
    @_alwaysEmitIntoClient
    public var reorderable: Bool {
        get {
            gtk_tree_view_column_get_reorderable(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_reorderable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_resizable`, `gtk_tree_view_column_set_resizable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.resizable.html)
    @_alwaysEmitIntoClient
    public var resizable: Bool {
        get {
            gtk_tree_view_column_get_resizable(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_resizable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_sizing`, `gtk_tree_view_column_set_sizing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.sizing.html)
    @_alwaysEmitIntoClient
    public var sizing: TreeViewColumnSizing {
        get {
            TreeViewColumnSizing(gtk_tree_view_column_get_sizing(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_sizing(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_tree_view_column_get_sort_column_id`, `gtk_tree_view_column_set_sort_column_id`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-column-id.html)
    @_alwaysEmitIntoClient
    public var sortColumnId: Int {
        get {
            Int(gtk_tree_view_column_get_sort_column_id(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_sort_column_id(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_sort_indicator`, `gtk_tree_view_column_set_sort_indicator`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-indicator.html)
    @_alwaysEmitIntoClient
    public var sortIndicator: Bool {
        get {
            gtk_tree_view_column_get_sort_indicator(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_sort_indicator(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_sort_order`, `gtk_tree_view_column_set_sort_order`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-order.html)
    @_alwaysEmitIntoClient
    public var sortOrder: SortType {
        get {
            SortType(gtk_tree_view_column_get_sort_order(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_sort_order(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_tree_view_column_get_spacing`, `gtk_tree_view_column_set_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            Int(gtk_tree_view_column_get_spacing(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_title`, `gtk_tree_view_column_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.title.html)
    @_alwaysEmitIntoClient
    public var title: String {
        get {
            String(copying: gtk_tree_view_column_get_title(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_title(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_visible`, `gtk_tree_view_column_set_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_tree_view_column_get_visible(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_visible(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_widget`, `gtk_tree_view_column_set_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.widget.html)
    @_alwaysEmitIntoClient
    public var widget: Widget? {
        get {
            Widget.wrapping(gtk_tree_view_column_get_widget(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_tree_view_column_get_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.width.html)
    @_alwaysEmitIntoClient
    public var width: Int {
        Int(gtk_tree_view_column_get_width(opaquePointer))
    }

    /// Source: `gtk_tree_view_column_get_x_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.x-offset.html)
    @_alwaysEmitIntoClient
    public var xOffset: Int {
        Int(gtk_tree_view_column_get_x_offset(opaquePointer))
    }

    /// Source: `gtk_tree_view_column_get_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.get_button.html)
    @_alwaysEmitIntoClient
    public var button: Widget {
        Widget.wrapping(required: gtk_tree_view_column_get_button(opaquePointer))
    }

    /// Source: `gtk_tree_view_column_get_tree_view`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.get_tree_view.html)
    @_alwaysEmitIntoClient
    public var treeView: Widget? {
        Widget.wrapping(gtk_tree_view_column_get_tree_view(opaquePointer))
    }

    /// Source: `gtk_tree_view_column_add_attribute`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.add_attribute.html)
    @_alwaysEmitIntoClient
    public func addAttribute(_ cellRenderer: CellRenderer, attribute: String, column: Int) {
        gtk_tree_view_column_add_attribute(
            opaquePointer,
            cellRenderer.cellRendererPointer,
            cText(attribute),
            cInteger(column)
        )
    }

    /// Source: `gtk_tree_view_column_cell_get_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_get_position.html)
    @_alwaysEmitIntoClient
    public func cellGetPosition(_ cellRenderer: CellRenderer) -> (xOffset: Int, width: Int)? {
        var xOffset: Int32 = 0
        var width: Int32 = 0
        guard
            gtk_tree_view_column_cell_get_position(opaquePointer, cellRenderer.cellRendererPointer, &xOffset, &width)
                != 0
        else { return nil }
        return (Int(xOffset), Int(width))
    }

    /// Source: `gtk_tree_view_column_cell_get_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_get_size.html)
    @_alwaysEmitIntoClient
    public func cellGetSize() -> (xOffset: Int, yOffset: Int, width: Int, height: Int) {
        var xOffset: Int32 = 0
        var yOffset: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_tree_view_column_cell_get_size(opaquePointer, &xOffset, &yOffset, &width, &height)
        return (Int(xOffset), Int(yOffset), Int(width), Int(height))
    }

    /// Source: `gtk_tree_view_column_cell_is_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_is_visible.html)
    @_alwaysEmitIntoClient
    public func cellIsVisible() -> Bool {
        gtk_tree_view_column_cell_is_visible(opaquePointer) != 0
    }

    /// Source: `gtk_tree_view_column_cell_set_cell_data`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_set_cell_data.html)
    @_alwaysEmitIntoClient
    public func cellSetCellData(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
        gtk_tree_view_column_cell_set_cell_data(
            opaquePointer,
            treeModel.opaquePointer,
            iter.treeIterPointer,
            isExpander ? 1 : 0,
            isExpanded ? 1 : 0
        )
    }

    /// Source: `gtk_tree_view_column_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_tree_view_column_clear(opaquePointer)
    }

    /// Source: `gtk_tree_view_column_clear_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.clear_attributes.html)
    @_alwaysEmitIntoClient
    public func clearAttributes(_ cellRenderer: CellRenderer) {
        gtk_tree_view_column_clear_attributes(opaquePointer, cellRenderer.cellRendererPointer)
    }

    /// Source: `gtk_tree_view_column_clicked`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.clicked.html)
    @_alwaysEmitIntoClient
    public func clicked() {
        gtk_tree_view_column_clicked(opaquePointer)
    }

    /// Source: `gtk_tree_view_column_focus_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.focus_cell.html)
    @_alwaysEmitIntoClient
    public func focusCell(_ cell: CellRenderer) {
        gtk_tree_view_column_focus_cell(opaquePointer, cell.cellRendererPointer)
    }

    /// Source: `gtk_tree_view_column_pack_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.pack_end.html)
    @_alwaysEmitIntoClient
    public func packEnd(_ cell: CellRenderer, expand: Bool) {
        gtk_tree_view_column_pack_end(opaquePointer, cell.cellRendererPointer, expand ? 1 : 0)
    }

    /// Source: `gtk_tree_view_column_pack_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.pack_start.html)
    @_alwaysEmitIntoClient
    public func packStart(_ cell: CellRenderer, expand: Bool) {
        gtk_tree_view_column_pack_start(opaquePointer, cell.cellRendererPointer, expand ? 1 : 0)
    }

    /// Source: `gtk_tree_view_column_queue_resize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.queue_resize.html)
    @_alwaysEmitIntoClient
    public func queueResize() {
        gtk_tree_view_column_queue_resize(opaquePointer)
    }

    /// Source: `gtk_tree_view_column_set_cell_data_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.set_cell_data_func.html)
    @_alwaysEmitIntoClient
    public func setCellDataFunc(_ cellRenderer: CellRenderer, handler: TreeCellDataFunc? = nil) {
        gtk_tree_view_column_set_cell_data_func(
            opaquePointer,
            cellRenderer.cellRendererPointer,
            handler == nil ? nil : callTreeCellDataFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: the signal `GtkTreeViewColumn::clicked`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeViewColumn.clicked.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClicked(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("clicked", after: after, handler)
    }
}

/// Source: `GtkTreeViewColumnDropFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeViewColumnDropFunc.html)
public typealias TreeViewColumnDropFunc = @MainActor (TreeView, TreeViewColumn, TreeViewColumn, TreeViewColumn) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeViewColumnDropFunc: GtkTreeViewColumnDropFunc {
    { treeView, column, prevColumn, nextColumn, data in
        onMainActor((treeView, column, prevColumn, nextColumn, data)) {
            treeView,
            column,
            prevColumn,
            nextColumn,
            data in
            let handler: TreeViewColumnDropFunc = cClosure(data)
            return handler(
                TreeView.wrapping(required: treeView),
                TreeViewColumn.wrapping(required: column),
                TreeViewColumn.wrapping(required: prevColumn),
                TreeViewColumn.wrapping(required: nextColumn)
            ) ? 1 : 0
        }
    }
}

/// Source: `GtkTreeViewColumnSizing`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TreeViewColumnSizing.html)
nonisolated public enum TreeViewColumnSizing: Enumeration {
    /// Source: `GTK_TREE_VIEW_COLUMN_GROW_ONLY`.
    case growOnly
    /// Source: `GTK_TREE_VIEW_COLUMN_AUTOSIZE`.
    case autosize
    /// Source: `GTK_TREE_VIEW_COLUMN_FIXED`.
    case fixed
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TreeViewColumnSizing] = [
        .growOnly,
        .autosize,
        .fixed,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .growOnly
        case 1: self = .autosize
        case 2: self = .fixed
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .growOnly: 0
        case .autosize: 1
        case .fixed: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeViewColumnSizing) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeViewColumnSizing { GtkTreeViewColumnSizing(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TreeViewColumnSizing: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_view_column_sizing_get_type()) }
}

/// Source: `GtkTreeViewDropPosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TreeViewDropPosition.html)
nonisolated public enum TreeViewDropPosition: Enumeration {
    /// Source: `GTK_TREE_VIEW_DROP_BEFORE`.
    case before
    /// Source: `GTK_TREE_VIEW_DROP_AFTER`.
    case after
    /// Source: `GTK_TREE_VIEW_DROP_INTO_OR_BEFORE`.
    case intoOrBefore
    /// Source: `GTK_TREE_VIEW_DROP_INTO_OR_AFTER`.
    case intoOrAfter
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TreeViewDropPosition] = [
        .before,
        .after,
        .intoOrBefore,
        .intoOrAfter,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .before
        case 1: self = .after
        case 2: self = .intoOrBefore
        case 3: self = .intoOrAfter
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .before: 0
        case .after: 1
        case .intoOrBefore: 2
        case .intoOrAfter: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeViewDropPosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeViewDropPosition { GtkTreeViewDropPosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TreeViewDropPosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_view_drop_position_get_type()) }
}

/// Source: `GtkTreeViewGridLines`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TreeViewGridLines.html)
nonisolated public enum TreeViewGridLines: Enumeration {
    /// Source: `GTK_TREE_VIEW_GRID_LINES_NONE`.
    case none
    /// Source: `GTK_TREE_VIEW_GRID_LINES_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_TREE_VIEW_GRID_LINES_VERTICAL`.
    case vertical
    /// Source: `GTK_TREE_VIEW_GRID_LINES_BOTH`.
    case both
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TreeViewGridLines] = [
        .none,
        .horizontal,
        .vertical,
        .both,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .horizontal
        case 2: self = .vertical
        case 3: self = .both
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .horizontal: 1
        case .vertical: 2
        case .both: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeViewGridLines) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeViewGridLines { GtkTreeViewGridLines(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TreeViewGridLines: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_view_grid_lines_get_type()) }
}

/// Source: `GtkTreeViewMappingFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeViewMappingFunc.html)
public typealias TreeViewMappingFunc = @MainActor (TreeView, TreePath) -> Void

@_alwaysEmitIntoClient
nonisolated var callTreeViewMappingFunc: GtkTreeViewMappingFunc {
    { treeView, path, userData in
        onMainActor((treeView, path, userData)) { treeView, path, userData in
            let handler: TreeViewMappingFunc = cClosure(userData)
            handler(TreeView.wrapping(required: treeView), TreePath.wrapping(required: path))
        }
    }
}

/// Source: `GtkTreeViewRowSeparatorFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeViewRowSeparatorFunc.html)
public typealias TreeViewRowSeparatorFunc = @MainActor (any TreeModel, TreeIter) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeViewRowSeparatorFunc: GtkTreeViewRowSeparatorFunc {
    { model, iter, data in
        onMainActor((model, iter, data)) { model, iter, data in
            let handler: TreeViewRowSeparatorFunc = cClosure(data)
            return handler(wrappingInterface(required: model), TreeIter.wrapping(required: iter)) ? 1 : 0
        }
    }
}

/// Source: `GtkTreeViewSearchEqualFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.TreeViewSearchEqualFunc.html)
public typealias TreeViewSearchEqualFunc = @MainActor (any TreeModel, Int, String, TreeIter) -> Bool

@_alwaysEmitIntoClient
nonisolated var callTreeViewSearchEqualFunc: GtkTreeViewSearchEqualFunc {
    { model, column, key, iter, searchData in
        onMainActor((model, column, key, iter, searchData)) { model, column, key, iter, searchData in
            let handler: TreeViewSearchEqualFunc = cClosure(searchData)
            return handler(
                wrappingInterface(required: model),
                Int(column),
                String(copying: key),
                TreeIter.wrapping(required: iter)
            ) ? 1 : 0
        }
    }
}
