// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkToplevelLayout`.
/// [Reference](https://docs.gtk.org/gdk4/struct.ToplevelLayout.html)
public final class ToplevelLayout: Boxed {
    public override class var valueType: GType { GType(rawValue: gdk_toplevel_layout_get_type()) }

    /// Source: `gdk_toplevel_layout_new`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.ToplevelLayout.new.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(gdk_toplevel_layout_new()), transfer: .full)
    }

    /// Source: `gdk_toplevel_layout_get_fullscreen_monitor`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_fullscreen_monitor.html)
    @_alwaysEmitIntoClient
    public var fullscreenMonitor: Monitor? {
        Monitor.wrapping(gdk_toplevel_layout_get_fullscreen_monitor(opaquePointer))
    }

    /// Source: `gdk_toplevel_layout_get_resizable`, `gdk_toplevel_layout_set_resizable`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_resizable.html)
    @_alwaysEmitIntoClient
    public var resizable: Bool {
        get {
            gdk_toplevel_layout_get_resizable(opaquePointer) != 0
        }
        set {
            gdk_toplevel_layout_set_resizable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gdk_toplevel_layout_copy`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> ToplevelLayout {
        ToplevelLayout.wrapping(required: gdk_toplevel_layout_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_toplevel_layout_equal`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ other: ToplevelLayout) -> Bool {
        gdk_toplevel_layout_equal(opaquePointer, other.opaquePointer) != 0
    }

    /// Source: `gdk_toplevel_layout_get_fullscreen`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_fullscreen.html)
    @_alwaysEmitIntoClient
    public func fullscreen() -> Bool? {
        var fullscreen: gboolean = 0
        guard gdk_toplevel_layout_get_fullscreen(opaquePointer, &fullscreen) != 0 else { return nil }
        return fullscreen != 0
    }

    /// Source: `gdk_toplevel_layout_get_maximized`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_maximized.html)
    @_alwaysEmitIntoClient
    public func maximized() -> Bool? {
        var maximized: gboolean = 0
        guard gdk_toplevel_layout_get_maximized(opaquePointer, &maximized) != 0 else { return nil }
        return maximized != 0
    }

    /// Source: `gdk_toplevel_layout_set_fullscreen`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.set_fullscreen.html)
    @_alwaysEmitIntoClient
    public func setFullscreen(fullscreen: Bool, monitor: Monitor? = nil) {
        gdk_toplevel_layout_set_fullscreen(opaquePointer, fullscreen ? 1 : 0, monitor?.opaquePointer)
    }

    /// Source: `gdk_toplevel_layout_set_maximized`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ToplevelLayout.set_maximized.html)
    @_alwaysEmitIntoClient
    public func setMaximized(_ maximized: Bool) {
        gdk_toplevel_layout_set_maximized(opaquePointer, maximized ? 1 : 0)
    }
}
