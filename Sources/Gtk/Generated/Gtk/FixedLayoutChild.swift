// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFixedLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.FixedLayoutChild.html)
open class FixedLayoutChild: LayoutChild {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FixedLayoutChild {
    /// Source: `gtk_fixed_layout_child_get_transform`, `gtk_fixed_layout_child_set_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FixedLayoutChild.transform.html)
    @_alwaysEmitIntoClient
    public var transform: Transform? {
        get {
            Transform.wrapping(gtk_fixed_layout_child_get_transform(opaquePointer))
        }
        set {
            gtk_fixed_layout_child_set_transform(opaquePointer, newValue?.opaquePointer)
        }
    }
}
