// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcut`.
/// [Reference](https://docs.gtk.org/gtk4/class.Shortcut.html)
open class Shortcut: Object {
    /// Source: `gtk_shortcut_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Shortcut.new.html)
    @_alwaysEmitIntoClient
    public init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) {
        super.init(
            instance: CInstance(gtk_shortcut_new(trigger?.retainedOpaquePointer, action?.retainedOpaquePointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Shortcut {
    /// Source: `gtk_shortcut_get_action`, `gtk_shortcut_set_action`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Shortcut.action.html)
    @_alwaysEmitIntoClient
    public var action: ShortcutAction? {
        get {
            ShortcutAction.wrapping(gtk_shortcut_get_action(opaquePointer))
        }
        set {
            gtk_shortcut_set_action(opaquePointer, newValue?.retainedOpaquePointer)
        }
    }

    /// Source: `gtk_shortcut_get_arguments`, `gtk_shortcut_set_arguments`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Shortcut.arguments.html)
    @_alwaysEmitIntoClient
    public var arguments: Variant? {
        get {
            Variant.wrapping(gtk_shortcut_get_arguments(opaquePointer))
        }
        set {
            gtk_shortcut_set_arguments(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_shortcut_get_trigger`, `gtk_shortcut_set_trigger`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Shortcut.trigger.html)
    @_alwaysEmitIntoClient
    public var trigger: ShortcutTrigger? {
        get {
            ShortcutTrigger.wrapping(gtk_shortcut_get_trigger(opaquePointer))
        }
        set {
            gtk_shortcut_set_trigger(opaquePointer, newValue?.retainedOpaquePointer)
        }
    }
}
