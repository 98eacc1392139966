// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPasswordEntryBuffer`, since GTK 4.4.
/// [Reference](https://docs.gtk.org/gtk4/class.PasswordEntryBuffer.html)
open class PasswordEntryBuffer: EntryBuffer {
    /// Source: `gtk_password_entry_buffer_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PasswordEntryBuffer.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_password_entry_buffer_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
