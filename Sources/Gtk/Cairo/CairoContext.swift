import CGtk

/// A context that a drawing function draws on.
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
    /// The C instance, for cairo functions that have no method here.
    public let instance: CInstance

    @inlinable
    var opaquePointer: OpaquePointer { instance.opaquePointer }

    var retainedOpaquePointer: OpaquePointer { cairo_reference(opaquePointer) }

    private init(_ instance: CInstance) {
        self.instance = instance
    }

    isolated deinit {
        cairo_destroy(opaquePointer)
    }

    /// Runs a closure, and restores the color, the line style, the clip and the coordinate system after it.
    ///
    /// Source: `cairo_save`, `cairo_restore`.
    public func saved<Result>(_ body: () throws -> Result) rethrows -> Result {
        cairo_save(opaquePointer)
        defer { cairo_restore(opaquePointer) }
        return try body()
    }
}

extension CairoContext: Wrapping {
    @usableFromInline
    static func wrapping(_ instance: CInstance, transfer: OwnershipTransfer) -> CairoContext {
        if transfer == .none { cairo_reference(instance.opaquePointer) }
        return CairoContext(instance)
    }
}

// MARK: Color and line style
extension CairoContext {
    /// Sets the color to draw with.
    ///
    /// Source: `gdk_cairo_set_source_rgba`.
    public func setSource(_ color: RGBA) {
        var color = color.cValue
        gdk_cairo_set_source_rgba(opaquePointer, &color)
    }

    /// Sets an image to draw with, with its top left corner at a point.
    ///
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

    /// Sets the lengths of a line's dashes and of the gaps between them. An empty array sets a solid line.
    ///
    /// Source: `cairo_set_dash`.
    public func setDash(_ lengths: [Double], offset: Double = 0) {
        cairo_set_dash(opaquePointer, lengths, cInteger(lengths.count), offset)
    }
}

// MARK: Path
extension CairoContext {
    /// Clears the path.
    ///
    /// Source: `cairo_new_path`.
    public func newPath() { cairo_new_path(opaquePointer) }

    /// Begins a new subpath without a current point.
    ///
    /// Source: `cairo_new_sub_path`.
    public func newSubPath() { cairo_new_sub_path(opaquePointer) }

    /// Closes the current subpath with a line to its start.
    ///
    /// Source: `cairo_close_path`.
    public func closePath() { cairo_close_path(opaquePointer) }

    /// Begins a new subpath at a point.
    ///
    /// Source: `cairo_move_to`.
    public func move(toX x: Double, y: Double) { cairo_move_to(opaquePointer, x, y) }

    /// Adds a line from the current point to another.
    ///
    /// Source: `cairo_line_to`.
    public func line(toX x: Double, y: Double) { cairo_line_to(opaquePointer, x, y) }

    /// Adds a cubic Bézier curve from the current point to another.
    ///
    /// Source: `cairo_curve_to`.
    public func curve(x1: Double, y1: Double, x2: Double, y2: Double, toX x: Double, y: Double) {
        cairo_curve_to(opaquePointer, x1, y1, x2, y2, x, y)
    }

    /// Adds an arc of a circle, drawn clockwise.
    ///
    /// - Parameters:
    ///   - x: The x coordinate of the center.
    ///   - y: The y coordinate of the center.
    ///   - radius: The radius.
    ///   - start: The start angle, in radians from the right.
    ///   - end: The end angle, in radians from the right.
    ///
    /// Source: `cairo_arc`.
    public func arc(x: Double, y: Double, radius: Double, from start: Double = 0, to end: Double = 2 * .pi) {
        cairo_arc(opaquePointer, x, y, radius, start, end)
    }

    /// Adds a closed rectangle.
    ///
    /// Source: `cairo_rectangle`.
    public func rectangle(x: Double, y: Double, width: Double, height: Double) {
        cairo_rectangle(opaquePointer, x, y, width, height)
    }
}

// MARK: Drawing
extension CairoContext {
    /// Paints the whole clip region with the source.
    ///
    /// Source: `cairo_paint`, `cairo_paint_with_alpha`.
    public func paint(alpha: Double = 1) { cairo_paint_with_alpha(opaquePointer, alpha) }

    /// Fills the path with the source, and clears the path.
    ///
    /// Source: `cairo_fill`.
    public func fill() { cairo_fill(opaquePointer) }

    /// Fills the path with the source, and keeps the path.
    ///
    /// Source: `cairo_fill_preserve`.
    public func fillPreserve() { cairo_fill_preserve(opaquePointer) }

    /// Strokes the path with the source, and clears the path.
    ///
    /// Source: `cairo_stroke`.
    public func stroke() { cairo_stroke(opaquePointer) }

    /// Strokes the path with the source, and keeps the path.
    ///
    /// Source: `cairo_stroke_preserve`.
    public func strokePreserve() { cairo_stroke_preserve(opaquePointer) }

    /// Intersects the clip region with the path, and clears the path.
    ///
    /// Source: `cairo_clip`.
    public func clip() { cairo_clip(opaquePointer) }

    /// Draws text at the current point of the path.
    ///
    /// Source: `pango_cairo_show_layout`.
    public func show(_ layout: PangoLayout) { pango_cairo_show_layout(opaquePointer, layout.opaquePointer) }
}

// MARK: Coordinates
extension CairoContext {
    /// Moves the origin of the coordinate system.
    ///
    /// Source: `cairo_translate`.
    public func translate(x: Double, y: Double) { cairo_translate(opaquePointer, x, y) }

    /// Scales the coordinate system.
    ///
    /// Source: `cairo_scale`.
    public func scale(x: Double, y: Double) { cairo_scale(opaquePointer, x, y) }

    /// Rotates the coordinate system.
    ///
    /// - Parameter angle: The angle in radians, clockwise.
    ///
    /// Source: `cairo_rotate`.
    public func rotate(_ angle: Double) { cairo_rotate(opaquePointer, angle) }
}
