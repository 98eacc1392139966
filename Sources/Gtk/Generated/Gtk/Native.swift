// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNative`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Native.html)
public protocol Native: Widget {}

extension Native {
    /// Source: `gtk_native_get_renderer`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Native.get_renderer.html)
    @_alwaysEmitIntoClient
    public var renderer: GskRenderer? {
        GskRenderer.wrapping(gtk_native_get_renderer(opaquePointer))
    }

    /// Source: `gtk_native_get_surface`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Native.get_surface.html)
    @_alwaysEmitIntoClient
    public var surface: GdkSurface? {
        GdkSurface.wrapping(gtk_native_get_surface(opaquePointer))
    }

    /// Source: `gtk_native_get_surface_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Native.get_surface_transform.html)
    @_alwaysEmitIntoClient
    public func surfaceTransform() -> (x: Double, y: Double) {
        var x: Double = 0
        var y: Double = 0
        gtk_native_get_surface_transform(opaquePointer, &x, &y)
        return (x, y)
    }

    /// Source: `gtk_native_realize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Native.realize.html)
    @_alwaysEmitIntoClient
    public func realize() {
        gtk_native_realize(opaquePointer)
    }

    /// Source: `gtk_native_unrealize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Native.unrealize.html)
    @_alwaysEmitIntoClient
    public func unrealize() {
        gtk_native_unrealize(opaquePointer)
    }
}

/// An object of a private C class that implements ``Native``.
///
/// The functions of the C interface are static members of this class.
public final class AnyNative: Widget, Native {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `gtk_native_get_for_surface`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Native.get_for_surface.html)
    @_alwaysEmitIntoClient
    public static func forSurface(_ surface: GdkSurface) -> (any Native)? {
        wrappingInterface(gtk_native_get_for_surface(surface.opaquePointer))
    }
}
