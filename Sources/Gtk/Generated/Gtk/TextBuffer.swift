// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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

    nonisolated deinit {}
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
            guard !cText(newValue).utf8.elementsEqual(text.utf8) else { return }
            self[property: "text"] = newValue
        }
    }

    /// Source: `gtk_text_buffer_get_char_count`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_char_count.html)
    @_alwaysEmitIntoClient
    public var charCount: Int {
        swiftInteger(gtk_text_buffer_get_char_count(textBufferPointer))
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
        swiftInteger(gtk_text_buffer_get_line_count(textBufferPointer))
    }

    /// Source: `gtk_text_buffer_get_max_undo_levels`, `gtk_text_buffer_set_max_undo_levels`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextBuffer.get_max_undo_levels.html)
    @_alwaysEmitIntoClient
    public var maxUndoLevels: Int {
        get {
            swiftInteger(gtk_text_buffer_get_max_undo_levels(textBufferPointer))
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
