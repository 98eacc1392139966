// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNamedAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.NamedAction.html)
open class NamedAction: ShortcutAction {
    /// Source: `gtk_named_action_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.NamedAction.new.html)
    @_alwaysEmitIntoClient
    public init(name: String) {
        super.init(instance: CInstance(gtk_named_action_new(cText(name))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension NamedAction {
    /// Source: `gtk_named_action_get_action_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NamedAction.action-name.html)
    @_alwaysEmitIntoClient
    public var actionName: String {
        String(copying: gtk_named_action_get_action_name(opaquePointer))
    }
}
