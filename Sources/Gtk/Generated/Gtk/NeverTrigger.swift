// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNeverTrigger`.
/// [Reference](https://docs.gtk.org/gtk4/class.NeverTrigger.html)
open class NeverTrigger: ShortcutTrigger {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension NeverTrigger {
    /// Source: `gtk_never_trigger_get`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.NeverTrigger.get.html)
    @_alwaysEmitIntoClient
    public static var shared: NeverTrigger {
        NeverTrigger.wrapping(required: gtk_never_trigger_get())
    }
}
