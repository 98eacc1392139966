// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoLayoutLine`.
/// [Reference](https://docs.gtk.org/Pango/struct.LayoutLine.html)
public final class PangoLayoutLine: Boxed {
    @_alwaysEmitIntoClient
    var pangoLayoutLinePointer: UnsafeMutablePointer<CGtk.PangoLayoutLine> { pointer() }

    public override class var valueType: GType { GType(rawValue: pango_layout_line_get_type()) }

    override class func owner(of instance: CInstance) -> AnyObject? {
        let structure = instance.pointer.assumingMemoryBound(to: CGtk.PangoLayoutLine.self)
        return PangoLayout.wrapping(structure.pointee.layout)
    }

    /// Source: `pango_layout_line_get_length`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutLine.get_length.html)
    @_alwaysEmitIntoClient
    public var length: Int {
        swiftInteger(pango_layout_line_get_length(pangoLayoutLinePointer))
    }

    /// Source: `pango_layout_line_get_resolved_direction`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutLine.get_resolved_direction.html)
    @_alwaysEmitIntoClient
    public var resolvedDirection: PangoDirection {
        PangoDirection(pango_layout_line_get_resolved_direction(pangoLayoutLinePointer))
    }

    /// Source: `pango_layout_line_get_start_index`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutLine.get_start_index.html)
    @_alwaysEmitIntoClient
    public var startIndex: Int {
        swiftInteger(pango_layout_line_get_start_index(pangoLayoutLinePointer))
    }

    /// Source: `pango_layout_line_is_paragraph_start`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutLine.is_paragraph_start.html)
    @_alwaysEmitIntoClient
    public var isParagraphStart: Bool {
        pango_layout_line_is_paragraph_start(pangoLayoutLinePointer) != 0
    }

    /// Source: `pango_layout_line_get_extents`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutLine.get_extents.html)
    @_alwaysEmitIntoClient
    public func extents() -> (inkRect: PangoRectangle, logicalRect: PangoRectangle) {
        var inkRect = CGtk.PangoRectangle()
        var logicalRect = CGtk.PangoRectangle()
        pango_layout_line_get_extents(pangoLayoutLinePointer, &inkRect, &logicalRect)
        return (PangoRectangle(inkRect), PangoRectangle(logicalRect))
    }

    /// Source: `pango_layout_line_get_height`, since Pango 1.44.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutLine.get_height.html)
    @_alwaysEmitIntoClient
    public func height() -> Int {
        var height: Int32 = 0
        pango_layout_line_get_height(pangoLayoutLinePointer, &height)
        return swiftInteger(height)
    }

    /// Source: `pango_layout_line_get_pixel_extents`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutLine.get_pixel_extents.html)
    @_alwaysEmitIntoClient
    public func pixelExtents() -> (inkRect: PangoRectangle, logicalRect: PangoRectangle) {
        var inkRect = CGtk.PangoRectangle()
        var logicalRect = CGtk.PangoRectangle()
        pango_layout_line_get_pixel_extents(pangoLayoutLinePointer, &inkRect, &logicalRect)
        return (PangoRectangle(inkRect), PangoRectangle(logicalRect))
    }

    /// Source: `pango_layout_line_index_to_x`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutLine.index_to_x.html)
    @_alwaysEmitIntoClient
    public func indexToX(index: Int, trailing: Bool) -> Int {
        var xPos: Int32 = 0
        pango_layout_line_index_to_x(pangoLayoutLinePointer, cInteger(index), trailing ? 1 : 0, &xPos)
        return swiftInteger(xPos)
    }

    /// Source: `pango_layout_line_x_to_index`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutLine.x_to_index.html)
    @_alwaysEmitIntoClient
    public func xToIndex(_ xPos: Int) -> (result: Bool, index: Int, trailing: Int) {
        var index: Int32 = 0
        var trailing: Int32 = 0
        let result = pango_layout_line_x_to_index(pangoLayoutLinePointer, cInteger(xPos), &index, &trailing)
        return (result != 0, swiftInteger(index), swiftInteger(trailing))
    }
}
