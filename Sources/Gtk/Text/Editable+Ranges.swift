import CGtk

// Positions are in characters (Unicode scalars) from the start.
extension Editable {
    /// Inserts text.
    ///
    /// - Parameters:
    ///   - text: The text to insert.
    ///   - position: The position, in characters (Unicode scalars) from the start.
    /// - Returns: The position after the inserted text.
    ///
    /// Source: `gtk_editable_insert_text`.
    @discardableResult
    public func insertText(_ text: String, at position: Int) -> Int {
        var place: Int32 = cInteger(position)
        let text = cText(text)
        gtk_editable_insert_text(opaquePointer, text, cInteger(text.utf8.count), &place)
        return Int(place)
    }

    /// Deletes text.
    ///
    /// - Parameter range: The range, in characters (Unicode scalars) from the start.
    ///
    /// Source: `gtk_editable_delete_text`.
    public func deleteText(_ range: Range<Int>) {
        gtk_editable_delete_text(opaquePointer, cInteger(range.lowerBound), cInteger(range.upperBound))
    }

    /// Selects text, and moves the cursor to the end of the selection.
    ///
    /// - Parameter range: The range, in characters (Unicode scalars) from the start.
    ///
    /// Source: `gtk_editable_select_region`.
    public func selectRegion(_ range: Range<Int>) {
        gtk_editable_select_region(opaquePointer, cInteger(range.lowerBound), cInteger(range.upperBound))
    }

    /// Selects text in either direction.
    ///
    /// - Parameters:
    ///   - anchor: The position where the selection begins, in characters (Unicode scalars) from the start.
    ///   - cursor: The position where it ends, and where the cursor goes.
    ///
    /// Source: `gtk_editable_select_region`.
    public func select(from anchor: Int, to cursor: Int) {
        gtk_editable_select_region(opaquePointer, cInteger(anchor), cInteger(cursor))
    }

    /// The range of the selected characters, or `nil` if none are selected.
    ///
    /// Source: `gtk_editable_get_selection_bounds`.
    public var selectionBounds: Range<Int>? {
        var start: Int32 = 0
        var end: Int32 = 0
        return gtk_editable_get_selection_bounds(opaquePointer, &start, &end) != 0 ? Int(start)..<Int(end) : nil
    }
}
