import CGtk

/// A field with one line of text.
///
/// Source: `GtkEditable`.
public protocol Editable: Widget {}

extension Editable {
    /// The text.
    ///
    /// Setting it moves the cursor to the start, drops the selection and empties the undo history;
    /// ``insertText(_:at:)`` and ``deleteText(_:)`` change a part and leave the rest alone.
    ///
    /// Source: `gtk_editable_get_text`, `gtk_editable_set_text`.
    public var text: String {
        get { String(cString: gtk_editable_get_text(opaquePointer)) }
        set { gtk_editable_set_text(opaquePointer, newValue) }
    }

    /// The widget inside this one that really holds the text, if there is one.
    ///
    /// Source: `gtk_editable_get_delegate`.
    public var delegate: Widget? { Object.wrapped(gtk_editable_get_delegate(opaquePointer)) }

    /// The cursor's place, in characters (Unicode scalars) from the start.
    ///
    /// Source: `gtk_editable_get_position`, `gtk_editable_set_position`.
    public var position: Int32 {
        get { gtk_editable_get_position(opaquePointer) }
        set { gtk_editable_set_position(opaquePointer, newValue) }
    }

    /// Source: `gtk_editable_get_editable`, `gtk_editable_set_editable`.
    public var editable: Bool {
        get { gtk_editable_get_editable(opaquePointer) != 0 }
        set { gtk_editable_set_editable(opaquePointer, newValue ? 1 : 0) }
    }

    /// Inserts text.
    ///
    /// - Parameters:
    ///   - text: The text to insert.
    ///   - position: Where, in characters (Unicode scalars) from the start.
    /// - Returns: The place after the inserted text.
    ///
    /// Source: `gtk_editable_insert_text`.
    @discardableResult
    public func insertText(_ text: String, at position: Int32) -> Int32 {
        var position = position
        gtk_editable_insert_text(opaquePointer, text, Int32(text.utf8.count), &position)
        return position
    }

    /// Deletes text.
    ///
    /// - Parameter range: Which, in characters (Unicode scalars) from the start.
    ///
    /// Source: `gtk_editable_delete_text`.
    public func deleteText(_ range: Range<Int32>) {
        gtk_editable_delete_text(opaquePointer, range.lowerBound, range.upperBound)
    }

    /// Source: `gtk_editable_select_region`.
    public func selectRegion(_ range: Range<Int32>) {
        gtk_editable_select_region(opaquePointer, range.lowerBound, range.upperBound)
    }

    /// The selected characters, if any are.
    ///
    /// Source: `gtk_editable_get_selection_bounds`.
    public var selectionBounds: Range<Int32>? {
        var start: Int32 = 0
        var end: Int32 = 0
        return gtk_editable_get_selection_bounds(opaquePointer, &start, &end) != 0 ? start..<end : nil
    }

    /// Called after each change of the text.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkEditable::changed`.
    @discardableResult
    public func onChanged(after: Bool = false, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("changed", handler, SignalTrampoline.none, after: after)
    }
}
