// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPageSetupUnixDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.PageSetupUnixDialog.html)
open class PageSetupUnixDialog: Dialog {
    /// Source: `gtk_page_setup_unix_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PageSetupUnixDialog.new.html)
    @_alwaysEmitIntoClient
    public init(title: String? = nil, parent: Window? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_page_setup_unix_dialog_new(cText(ifAny: title), parent?.windowPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PageSetupUnixDialog {
    /// Source: `gtk_page_setup_unix_dialog_get_page_setup`, `gtk_page_setup_unix_dialog_set_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetupUnixDialog.get_page_setup.html)
    @_alwaysEmitIntoClient
    public var pageSetup: PageSetup {
        get {
            PageSetup.wrapping(required: gtk_page_setup_unix_dialog_get_page_setup(opaquePointer))
        }
        set {
            gtk_page_setup_unix_dialog_set_page_setup(opaquePointer, newValue.opaquePointer)
        }
    }

    /// Source: `gtk_page_setup_unix_dialog_get_print_settings`, `gtk_page_setup_unix_dialog_set_print_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetupUnixDialog.get_print_settings.html)
    @_alwaysEmitIntoClient
    public var printSettings: PrintSettings? {
        get {
            PrintSettings.wrapping(gtk_page_setup_unix_dialog_get_print_settings(opaquePointer))
        }
        set {
            gtk_page_setup_unix_dialog_set_print_settings(opaquePointer, newValue?.opaquePointer)
        }
    }
}
