// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStackSwitcher`.
/// [Reference](https://docs.gtk.org/gtk4/class.StackSwitcher.html)
open class StackSwitcher: Widget, Orientable {
    /// Source: `gtk_stack_switcher_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StackSwitcher.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_stack_switcher_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension StackSwitcher {
    /// Source: `gtk_stack_switcher_get_stack`, `gtk_stack_switcher_set_stack`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackSwitcher.stack.html)
    @_alwaysEmitIntoClient
    public var stack: Stack? {
        get {
            Stack.wrapping(gtk_stack_switcher_get_stack(opaquePointer))
        }
        set {
            gtk_stack_switcher_set_stack(opaquePointer, newValue?.opaquePointer)
        }
    }
}
