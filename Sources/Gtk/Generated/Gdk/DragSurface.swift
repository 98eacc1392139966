// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDragSurface`.
/// [Reference](https://docs.gtk.org/gdk4/iface.DragSurface.html)
public protocol DragSurface: GdkSurface {}

extension DragSurface {
    /// Source: `gdk_drag_surface_present`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DragSurface.present.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func present(width: Int, height: Int) -> Bool {
        gdk_drag_surface_present(opaquePointer, cInteger(width), cInteger(height)) != 0
    }
}

/// An object of a private C class that implements ``DragSurface``.
///
/// The functions of the C interface are static members of this class.
public final class AnyDragSurface: GdkSurface, DragSurface {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
