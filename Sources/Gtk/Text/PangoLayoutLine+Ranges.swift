import CGtk

extension PangoLayoutLine {
    /// Returns the horizontal ranges that a part of the text occupies: more than one if the line contains both
    /// left-to-right and right-to-left text.
    ///
    /// - Parameters:
    ///   - startIndex: The start of the part, in bytes of UTF-8 from the start of the layout's text. If it is before
    ///     the line, the margin at the line's start is a range, too.
    ///   - endIndex: The end of the part, in the same unit. If it is after the line, the margin at the line's end is a
    ///     range, too.
    /// - Returns: The ranges, in Pango units from the left edge of the layout.
    ///
    /// Source: `pango_layout_line_get_x_ranges`.
    public func xRanges(startIndex: Int, endIndex: Int) -> [Range<Int>] {
        var bounds: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(
            pangoLayoutLinePointer,
            cInteger(startIndex),
            cInteger(endIndex),
            &bounds,
            &count
        )
        // The start and the end of each range, in this order.
        let numbers = cArray(bounds, count: 2 * Int(count), isTaken: true) { Int($0) }
        return (0..<Int(count)).map { numbers[2 * $0]..<numbers[2 * $0 + 1] }
    }
}
