// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFileChooserDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.FileChooserDialog.html)
open class FileChooserDialog: Dialog, FileChooser {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_file_chooser_dialog_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
