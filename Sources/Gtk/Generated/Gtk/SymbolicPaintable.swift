// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSymbolicPaintable`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gtk4/iface.SymbolicPaintable.html)
public protocol SymbolicPaintable: Paintable {}

extension SymbolicPaintable {
    /// Source: `gtk_symbolic_paintable_snapshot_symbolic`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/method.SymbolicPaintable.snapshot_symbolic.html)
    @_alwaysEmitIntoClient
    public func snapshotSymbolic(_ snapshot: GdkSnapshot, width: Double, height: Double, colors: [RGBA]) {
        var colorsValues = colors.map { $0.cValue }
        gtk_symbolic_paintable_snapshot_symbolic(
            opaquePointer,
            snapshot.opaquePointer,
            width,
            height,
            &colorsValues,
            cInteger(colors.count)
        )
    }
}

/// An object of a private C class that implements ``SymbolicPaintable``.
///
/// The functions of the C interface are static members of this class.
public final class AnySymbolicPaintable: Object, SymbolicPaintable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
