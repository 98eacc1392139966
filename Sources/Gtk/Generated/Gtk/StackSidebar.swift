// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStackSidebar`.
/// [Reference](https://docs.gtk.org/gtk4/class.StackSidebar.html)
open class StackSidebar: Widget {
    /// Source: `gtk_stack_sidebar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StackSidebar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_stack_sidebar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension StackSidebar {
    /// Source: `gtk_stack_sidebar_get_stack`, `gtk_stack_sidebar_set_stack`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackSidebar.stack.html)
    @_alwaysEmitIntoClient
    public var stack: Stack? {
        get {
            Stack.wrapping(gtk_stack_sidebar_get_stack(opaquePointer))
        }
        set {
            gtk_stack_sidebar_set_stack(opaquePointer, newValue?.opaquePointer)
        }
    }
}
