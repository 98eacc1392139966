// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFontChooserDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.FontChooserDialog.html)
open class FontChooserDialog: Dialog, FontChooser {
    /// Source: `gtk_font_chooser_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FontChooserDialog.new.html)
    @_alwaysEmitIntoClient
    public init(title: String? = nil, parent: Window? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_font_chooser_dialog_new(cText(ifAny: title), parent?.windowPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
