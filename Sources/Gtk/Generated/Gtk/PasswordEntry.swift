// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPasswordEntry`.
/// [Reference](https://docs.gtk.org/gtk4/class.PasswordEntry.html)
open class PasswordEntry: Widget, Editable {
    /// Source: `gtk_password_entry_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PasswordEntry.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_password_entry_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PasswordEntry {
    /// Source: the property `GtkPasswordEntry:activates-default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PasswordEntry.activates-default.html)
    @_alwaysEmitIntoClient
    public var activatesDefault: Bool {
        get {
            self[property: "activates-default"]
        }
        set {
            self[property: "activates-default"] = newValue
        }
    }

    /// Source: `gtk_password_entry_get_extra_menu`, `gtk_password_entry_set_extra_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PasswordEntry.extra-menu.html)
    @_alwaysEmitIntoClient
    public var extraMenu: MenuModel? {
        get {
            MenuModel.wrapping(gtk_password_entry_get_extra_menu(opaquePointer))
        }
        set {
            gtk_password_entry_set_extra_menu(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: the property `GtkPasswordEntry:placeholder-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PasswordEntry.placeholder-text.html)
    @_alwaysEmitIntoClient
    public var placeholderText: String? {
        get {
            self[property: "placeholder-text"]
        }
        set {
            self[property: "placeholder-text"] = newValue
        }
    }

    /// Source: `gtk_password_entry_get_show_peek_icon`, `gtk_password_entry_set_show_peek_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PasswordEntry.show-peek-icon.html)
    @_alwaysEmitIntoClient
    public var showPeekIcon: Bool {
        get {
            gtk_password_entry_get_show_peek_icon(opaquePointer) != 0
        }
        set {
            gtk_password_entry_set_show_peek_icon(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkPasswordEntry::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PasswordEntry.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}
