// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkLockButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.LockButton.html)
open class LockButton: Button {
    /// Source: `gtk_lock_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.LockButton.new.html)
    @_alwaysEmitIntoClient
    public init(permission: Permission? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_lock_button_new(permission?.permissionPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension LockButton {
    /// Source: `gtk_lock_button_get_permission`, `gtk_lock_button_set_permission`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.permission.html)
    @_alwaysEmitIntoClient
    public var permission: Permission? {
        get {
            Permission.wrapping(gtk_lock_button_get_permission(opaquePointer))
        }
        set {
            gtk_lock_button_set_permission(opaquePointer, newValue?.permissionPointer)
        }
    }

    /// Source: the property `GtkLockButton:text-lock`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.text-lock.html)
    @_alwaysEmitIntoClient
    public var textLock: String? {
        get {
            self[property: "text-lock"]
        }
        set {
            self[property: "text-lock"] = newValue
        }
    }

    /// Source: the property `GtkLockButton:text-unlock`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.text-unlock.html)
    @_alwaysEmitIntoClient
    public var textUnlock: String? {
        get {
            self[property: "text-unlock"]
        }
        set {
            self[property: "text-unlock"] = newValue
        }
    }

    /// Source: the property `GtkLockButton:tooltip-lock`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.tooltip-lock.html)
    @_alwaysEmitIntoClient
    public var tooltipLock: String? {
        get {
            self[property: "tooltip-lock"]
        }
        set {
            self[property: "tooltip-lock"] = newValue
        }
    }

    /// Source: the property `GtkLockButton:tooltip-not-authorized`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.tooltip-not-authorized.html)
    @_alwaysEmitIntoClient
    public var tooltipNotAuthorized: String? {
        get {
            self[property: "tooltip-not-authorized"]
        }
        set {
            self[property: "tooltip-not-authorized"] = newValue
        }
    }

    /// Source: the property `GtkLockButton:tooltip-unlock`.
    /// [Reference](https://docs.gtk.org/gtk4/property.LockButton.tooltip-unlock.html)
    @_alwaysEmitIntoClient
    public var tooltipUnlock: String? {
        get {
            self[property: "tooltip-unlock"]
        }
        set {
            self[property: "tooltip-unlock"] = newValue
        }
    }
}
