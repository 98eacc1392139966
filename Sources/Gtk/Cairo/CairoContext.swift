import CGtk

/// What a drawing function draws on.
///
/// ```swift
/// drawingArea.setDrawFunc { _, context, width, height in
///     context.setSource(RGBA(red: 0.2, green: 0.4, blue: 0.8, alpha: 1))
///     context.rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
///     context.fill()
/// }
/// ```
///
/// Source: `cairo_t`.
@MainActor
public final class CairoContext {
    /// The C instance, for those of cairo's functions that have no method here.
    public let instance: CInstance

    var opaquePointer: OpaquePointer { instance.opaquePointer }

    var retainedOpaquePointer: OpaquePointer { cairo_reference(opaquePointer) }

    private init(_ instance: CInstance) {
        self.instance = instance
    }

    isolated deinit {
        cairo_destroy(opaquePointer)
    }

    static func wrapping(_ pointer: OpaquePointer?, transfer: OwnershipTransfer = .none) -> CairoContext? {
        pointer.map { CairoContext(CInstance(transfer == .full ? $0 : cairo_reference($0))) }
    }

    static func wrapping(
        required pointer: OpaquePointer?,
        transfer: OwnershipTransfer = .none,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) -> CairoContext {
        wrapping(pointer, transfer: transfer) ?? missingResult(self, file, function)
    }

    /// Runs a closure, after which the colour, the line, the clip and the coordinates are as before.
    ///
    /// Source: `cairo_save`, `cairo_restore`.
    public func saved<Result>(_ body: () throws -> Result) rethrows -> Result {
        cairo_save(opaquePointer)
        defer { cairo_restore(opaquePointer) }
        return try body()
    }
}

// The colour and the line.
extension CairoContext {
    /// Source: `gdk_cairo_set_source_rgba`.
    public func setSource(_ color: RGBA) {
        var color = color.cValue
        gdk_cairo_set_source_rgba(opaquePointer, &color)
    }

    /// Source: `gdk_cairo_set_source_pixbuf`.
    public func setSource(_ pixbuf: Pixbuf, x: Double, y: Double) {
        gdk_cairo_set_source_pixbuf(opaquePointer, pixbuf.opaquePointer, x, y)
    }

    /// The width of lines, in the units of the coordinates.
    ///
    /// Source: `cairo_get_line_width`, `cairo_set_line_width`.
    public var lineWidth: Double {
        get { cairo_get_line_width(opaquePointer) }
        set { cairo_set_line_width(opaquePointer, newValue) }
    }

    /// The lengths of the dashes of lines and of the gaps between them; none for a whole line.
    ///
    /// Source: `cairo_set_dash`.
    public func setDash(_ lengths: [Double], offset: Double = 0) {
        cairo_set_dash(opaquePointer, lengths, cInteger(lengths.count), offset)
    }
}

// The path.
extension CairoContext {
    /// Source: `cairo_new_path`.
    public func newPath() { cairo_new_path(opaquePointer) }

    /// Source: `cairo_new_sub_path`.
    public func newSubPath() { cairo_new_sub_path(opaquePointer) }

    /// Source: `cairo_close_path`.
    public func closePath() { cairo_close_path(opaquePointer) }

    /// Source: `cairo_move_to`.
    public func move(toX x: Double, y: Double) { cairo_move_to(opaquePointer, x, y) }

    /// Source: `cairo_line_to`.
    public func line(toX x: Double, y: Double) { cairo_line_to(opaquePointer, x, y) }

    /// Source: `cairo_curve_to`.
    public func curve(x1: Double, y1: Double, x2: Double, y2: Double, toX x: Double, y: Double) {
        cairo_curve_to(opaquePointer, x1, y1, x2, y2, x, y)
    }

    /// A part of a circle, clockwise.
    ///
    /// - Parameters:
    ///   - x: The centre.
    ///   - y: The centre.
    ///   - radius: The radius.
    ///   - start: Where it begins, in radians from the right.
    ///   - end: Where it ends, in radians from the right.
    ///
    /// Source: `cairo_arc`.
    public func arc(x: Double, y: Double, radius: Double, from start: Double = 0, to end: Double = 2 * .pi) {
        cairo_arc(opaquePointer, x, y, radius, start, end)
    }

    /// Source: `cairo_rectangle`.
    public func rectangle(x: Double, y: Double, width: Double, height: Double) {
        cairo_rectangle(opaquePointer, x, y, width, height)
    }
}

// Drawing.
extension CairoContext {
    /// Source: `cairo_paint`, `cairo_paint_with_alpha`.
    public func paint(alpha: Double = 1) { cairo_paint_with_alpha(opaquePointer, alpha) }

    /// Source: `cairo_fill`.
    public func fill() { cairo_fill(opaquePointer) }

    /// Source: `cairo_fill_preserve`.
    public func fillPreserve() { cairo_fill_preserve(opaquePointer) }

    /// Source: `cairo_stroke`.
    public func stroke() { cairo_stroke(opaquePointer) }

    /// Source: `cairo_stroke_preserve`.
    public func strokePreserve() { cairo_stroke_preserve(opaquePointer) }

    /// Source: `cairo_clip`.
    public func clip() { cairo_clip(opaquePointer) }

    /// Draws text where the path has come to.
    ///
    /// Source: `pango_cairo_show_layout`.
    public func show(_ layout: PangoLayout) { pango_cairo_show_layout(opaquePointer, layout.opaquePointer) }
}

// The coordinates.
extension CairoContext {
    /// Source: `cairo_translate`.
    public func translate(x: Double, y: Double) { cairo_translate(opaquePointer, x, y) }

    /// Source: `cairo_scale`.
    public func scale(x: Double, y: Double) { cairo_scale(opaquePointer, x, y) }

    /// - Parameter angle: In radians, clockwise.
    ///
    /// Source: `cairo_rotate`.
    public func rotate(_ angle: Double) { cairo_rotate(opaquePointer, angle) }
}
