// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMountOperation`.
/// [Reference](https://docs.gtk.org/gtk4/class.MountOperation.html)
open class MountOperation: GioMountOperation {
    /// Source: `gtk_mount_operation_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MountOperation.new.html)
    @_alwaysEmitIntoClient
    public init(parent: Window? = nil) {
        super.init(instance: CInstance(gtk_mount_operation_new(parent?.windowPointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MountOperation {
    @_alwaysEmitIntoClient
    var mountOperationPointer: UnsafeMutablePointer<GtkMountOperation> { pointer() }

    /// Source: `gtk_mount_operation_get_display`, `gtk_mount_operation_set_display`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MountOperation.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        get {
            Display.wrapping(required: gtk_mount_operation_get_display(mountOperationPointer))
        }
        set {
            gtk_mount_operation_set_display(mountOperationPointer, newValue.opaquePointer)
        }
    }

    /// Source: `gtk_mount_operation_is_showing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MountOperation.is-showing.html)
    @_alwaysEmitIntoClient
    public var isShowing: Bool {
        gtk_mount_operation_is_showing(mountOperationPointer) != 0
    }

    /// Source: `gtk_mount_operation_get_parent`, `gtk_mount_operation_set_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.MountOperation.parent.html)
    @_alwaysEmitIntoClient
    public var parent: Window? {
        get {
            Window.wrapping(gtk_mount_operation_get_parent(mountOperationPointer))
        }
        set {
            gtk_mount_operation_set_parent(mountOperationPointer, newValue?.windowPointer)
        }
    }
}
