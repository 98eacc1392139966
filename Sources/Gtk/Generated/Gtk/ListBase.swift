// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListBase`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListBase.html)
open class ListBase: Widget, Orientable, Scrollable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ListBase {
    /// Source: the property `GtkListBase:orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBase.orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: Orientation {
        get {
            self[property: "orientation"]
        }
        set {
            self[property: "orientation"] = newValue
        }
    }
}
