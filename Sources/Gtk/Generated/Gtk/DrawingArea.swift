// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDrawingArea`.
/// [Reference](https://docs.gtk.org/gtk4/class.DrawingArea.html)
open class DrawingArea: Widget {
    /// Source: `gtk_drawing_area_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DrawingArea.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_drawing_area_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension DrawingArea {
    @_alwaysEmitIntoClient
    var drawingAreaPointer: UnsafeMutablePointer<GtkDrawingArea> { pointer() }

    /// Source: `gtk_drawing_area_get_content_height`, `gtk_drawing_area_set_content_height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DrawingArea.content-height.html)
    @_alwaysEmitIntoClient
    public var contentHeight: Int {
        get {
            swiftInteger(gtk_drawing_area_get_content_height(drawingAreaPointer))
        }
        set {
            gtk_drawing_area_set_content_height(drawingAreaPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_drawing_area_get_content_width`, `gtk_drawing_area_set_content_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DrawingArea.content-width.html)
    @_alwaysEmitIntoClient
    public var contentWidth: Int {
        get {
            swiftInteger(gtk_drawing_area_get_content_width(drawingAreaPointer))
        }
        set {
            gtk_drawing_area_set_content_width(drawingAreaPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_drawing_area_set_draw_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DrawingArea.set_draw_func.html)
    @_alwaysEmitIntoClient
    public func setDrawFunc(_ drawFunc: DrawingAreaDrawFunc?) {
        gtk_drawing_area_set_draw_func(
            drawingAreaPointer,
            drawFunc == nil ? nil : callDrawingAreaDrawFunc,
            retainedClosure(ifAny: drawFunc),
            drawFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: the signal `GtkDrawingArea::resize`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DrawingArea.resize.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResize(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("resize", after: after, handler)
    }
}
