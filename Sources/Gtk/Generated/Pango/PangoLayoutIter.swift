// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoLayoutIter`.
/// [Reference](https://docs.gtk.org/Pango/struct.LayoutIter.html)
public final class PangoLayoutIter: Boxed {
    public override class var valueType: GType { GType(rawValue: pango_layout_iter_get_type()) }

    /// Source: `pango_layout_iter_get_baseline`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_baseline.html)
    @_alwaysEmitIntoClient
    public var baseline: Int {
        swiftInteger(pango_layout_iter_get_baseline(opaquePointer))
    }

    /// Source: `pango_layout_iter_get_index`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_index.html)
    @_alwaysEmitIntoClient
    public var index: Int {
        swiftInteger(pango_layout_iter_get_index(opaquePointer))
    }

    /// Source: `pango_layout_iter_get_layout`, since Pango 1.20.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_layout.html)
    @_alwaysEmitIntoClient
    public var layout: PangoLayout? {
        PangoLayout.wrapping(pango_layout_iter_get_layout(opaquePointer))
    }

    /// Source: `pango_layout_iter_get_line`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_line.html)
    @_alwaysEmitIntoClient
    public var line: PangoLayoutLine? {
        PangoLayoutLine.wrapping(pango_layout_iter_get_line(opaquePointer))
    }

    /// Source: `pango_layout_iter_get_line_readonly`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_line_readonly.html)
    @_alwaysEmitIntoClient
    public var lineReadonly: PangoLayoutLine? {
        PangoLayoutLine.wrapping(pango_layout_iter_get_line_readonly(opaquePointer))
    }

    /// Source: `pango_layout_iter_get_run_baseline`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_run_baseline.html)
    @_alwaysEmitIntoClient
    public var runBaseline: Int {
        swiftInteger(pango_layout_iter_get_run_baseline(opaquePointer))
    }

    /// Source: `pango_layout_iter_at_last_line`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.at_last_line.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func atLastLine() -> Bool {
        pango_layout_iter_at_last_line(opaquePointer) != 0
    }

    /// Source: `pango_layout_iter_copy`, since Pango 1.20.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PangoLayoutIter? {
        PangoLayoutIter.wrapping(pango_layout_iter_copy(opaquePointer), transfer: .full)
    }

    /// Source: `pango_layout_iter_get_char_extents`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_char_extents.html)
    @_alwaysEmitIntoClient
    public func charExtents() -> PangoRectangle {
        var logicalRect = CGtk.PangoRectangle()
        pango_layout_iter_get_char_extents(opaquePointer, &logicalRect)
        return PangoRectangle(logicalRect)
    }

    /// Source: `pango_layout_iter_get_cluster_extents`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_cluster_extents.html)
    @_alwaysEmitIntoClient
    public func clusterExtents() -> (inkRect: PangoRectangle, logicalRect: PangoRectangle) {
        var inkRect = CGtk.PangoRectangle()
        var logicalRect = CGtk.PangoRectangle()
        pango_layout_iter_get_cluster_extents(opaquePointer, &inkRect, &logicalRect)
        return (PangoRectangle(inkRect), PangoRectangle(logicalRect))
    }

    /// Source: `pango_layout_iter_get_layout_extents`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_layout_extents.html)
    @_alwaysEmitIntoClient
    public func layoutExtents() -> (inkRect: PangoRectangle, logicalRect: PangoRectangle) {
        var inkRect = CGtk.PangoRectangle()
        var logicalRect = CGtk.PangoRectangle()
        pango_layout_iter_get_layout_extents(opaquePointer, &inkRect, &logicalRect)
        return (PangoRectangle(inkRect), PangoRectangle(logicalRect))
    }

    /// Source: `pango_layout_iter_get_line_extents`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_line_extents.html)
    @_alwaysEmitIntoClient
    public func lineExtents() -> (inkRect: PangoRectangle, logicalRect: PangoRectangle) {
        var inkRect = CGtk.PangoRectangle()
        var logicalRect = CGtk.PangoRectangle()
        pango_layout_iter_get_line_extents(opaquePointer, &inkRect, &logicalRect)
        return (PangoRectangle(inkRect), PangoRectangle(logicalRect))
    }

    /// Source: `pango_layout_iter_get_line_yrange`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_line_yrange.html)
    @_alwaysEmitIntoClient
    public func lineYrange() -> (y0: Int, y1: Int) {
        var y0: Int32 = 0
        var y1: Int32 = 0
        pango_layout_iter_get_line_yrange(opaquePointer, &y0, &y1)
        return (swiftInteger(y0), swiftInteger(y1))
    }

    /// Source: `pango_layout_iter_get_run_extents`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.get_run_extents.html)
    @_alwaysEmitIntoClient
    public func runExtents() -> (inkRect: PangoRectangle, logicalRect: PangoRectangle) {
        var inkRect = CGtk.PangoRectangle()
        var logicalRect = CGtk.PangoRectangle()
        pango_layout_iter_get_run_extents(opaquePointer, &inkRect, &logicalRect)
        return (PangoRectangle(inkRect), PangoRectangle(logicalRect))
    }

    /// Source: `pango_layout_iter_next_char`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.next_char.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func nextChar() -> Bool {
        pango_layout_iter_next_char(opaquePointer) != 0
    }

    /// Source: `pango_layout_iter_next_cluster`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.next_cluster.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func nextCluster() -> Bool {
        pango_layout_iter_next_cluster(opaquePointer) != 0
    }

    /// Source: `pango_layout_iter_next_line`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.next_line.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func nextLine() -> Bool {
        pango_layout_iter_next_line(opaquePointer) != 0
    }

    /// Source: `pango_layout_iter_next_run`.
    /// [Reference](https://docs.gtk.org/Pango/method.LayoutIter.next_run.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func nextRun() -> Bool {
        pango_layout_iter_next_run(opaquePointer) != 0
    }
}
