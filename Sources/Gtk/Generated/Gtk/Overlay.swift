// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkOverlay`.
/// [Reference](https://docs.gtk.org/gtk4/class.Overlay.html)
open class Overlay: Widget {
    /// Source: `gtk_overlay_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Overlay.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_overlay_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Overlay {
    /// Source: `gtk_overlay_get_child`, `gtk_overlay_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Overlay.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_overlay_get_child(opaquePointer))
        }
        set {
            gtk_overlay_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_overlay_add_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.add_overlay.html)
    @_alwaysEmitIntoClient
    public func addOverlay(_ widget: Widget) {
        gtk_overlay_add_overlay(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_overlay_get_clip_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.get_clip_overlay.html)
    @_alwaysEmitIntoClient
    public func clipOverlay(for widget: Widget) -> Bool {
        gtk_overlay_get_clip_overlay(opaquePointer, widget.widgetPointer) != 0
    }

    /// Source: `gtk_overlay_get_measure_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.get_measure_overlay.html)
    @_alwaysEmitIntoClient
    public func measureOverlay(for widget: Widget) -> Bool {
        gtk_overlay_get_measure_overlay(opaquePointer, widget.widgetPointer) != 0
    }

    /// Source: `gtk_overlay_remove_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.remove_overlay.html)
    @_alwaysEmitIntoClient
    public func removeOverlay(_ widget: Widget) {
        gtk_overlay_remove_overlay(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_overlay_set_clip_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.set_clip_overlay.html)
    @_alwaysEmitIntoClient
    public func setClipOverlay(_ widget: Widget, clipOverlay: Bool) {
        gtk_overlay_set_clip_overlay(opaquePointer, widget.widgetPointer, clipOverlay ? 1 : 0)
    }

    /// Source: `gtk_overlay_set_measure_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Overlay.set_measure_overlay.html)
    @_alwaysEmitIntoClient
    public func setMeasureOverlay(_ widget: Widget, measure: Bool) {
        gtk_overlay_set_measure_overlay(opaquePointer, widget.widgetPointer, measure ? 1 : 0)
    }

    /// Source: the signal `GtkOverlay::get-child-position`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Overlay.get-child-position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onGetChildPosition(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, OutParameter<GdkRectangle>) -> Bool
    ) -> SignalConnection {
        connect("get-child-position", after: after, handler)
    }
}
