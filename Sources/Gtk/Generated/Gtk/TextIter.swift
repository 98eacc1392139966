// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
        swiftInteger(gtk_text_iter_get_bytes_in_line(textIterPointer))
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
        swiftInteger(gtk_text_iter_get_chars_in_line(textIterPointer))
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
            swiftInteger(gtk_text_iter_get_line(textIterPointer))
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
            swiftInteger(gtk_text_iter_get_line_index(textIterPointer))
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
            swiftInteger(gtk_text_iter_get_line_offset(textIterPointer))
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
            swiftInteger(gtk_text_iter_get_offset(textIterPointer))
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
            swiftInteger(gtk_text_iter_get_visible_line_index(textIterPointer))
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
            swiftInteger(gtk_text_iter_get_visible_line_offset(textIterPointer))
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
        swiftInteger(gtk_text_iter_compare(textIterPointer, rhs.textIterPointer))
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
