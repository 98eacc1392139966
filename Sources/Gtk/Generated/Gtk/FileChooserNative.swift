// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFileChooserNative`.
/// [Reference](https://docs.gtk.org/gtk4/class.FileChooserNative.html)
open class FileChooserNative: NativeDialog, FileChooser {
    /// Source: `gtk_file_chooser_native_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FileChooserNative.new.html)
    @_alwaysEmitIntoClient
    public init(
        title: String? = nil,
        parent: Window? = nil,
        action: FileChooserAction,
        acceptLabel: String? = nil,
        cancelLabel: String? = nil
    ) {
        requireDisplay()
        super.init(
            instance: CInstance(
                gtk_file_chooser_native_new(
                    cText(ifAny: title),
                    parent?.windowPointer,
                    action.cValue,
                    cText(ifAny: acceptLabel),
                    cText(ifAny: cancelLabel)
                )
            ),
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

extension FileChooserNative {
    /// Source: `gtk_file_chooser_native_get_accept_label`, `gtk_file_chooser_native_set_accept_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooserNative.accept-label.html)
    @_alwaysEmitIntoClient
    public var acceptLabel: String? {
        get {
            String.optional(copying: gtk_file_chooser_native_get_accept_label(opaquePointer))
        }
        set {
            gtk_file_chooser_native_set_accept_label(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_file_chooser_native_get_cancel_label`, `gtk_file_chooser_native_set_cancel_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooserNative.cancel-label.html)
    @_alwaysEmitIntoClient
    public var cancelLabel: String? {
        get {
            String.optional(copying: gtk_file_chooser_native_get_cancel_label(opaquePointer))
        }
        set {
            gtk_file_chooser_native_set_cancel_label(opaquePointer, cText(ifAny: newValue))
        }
    }
}
