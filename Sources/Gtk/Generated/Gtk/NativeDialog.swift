// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNativeDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.NativeDialog.html)
open class NativeDialog: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension NativeDialog {
    @_alwaysEmitIntoClient
    var nativeDialogPointer: UnsafeMutablePointer<GtkNativeDialog> { pointer() }

    /// Source: `gtk_native_dialog_get_modal`, `gtk_native_dialog_set_modal`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NativeDialog.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            gtk_native_dialog_get_modal(nativeDialogPointer) != 0
        }
        set {
            gtk_native_dialog_set_modal(nativeDialogPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_native_dialog_get_title`, `gtk_native_dialog_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NativeDialog.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            String.optional(copying: gtk_native_dialog_get_title(nativeDialogPointer))
        }
        set {
            gtk_native_dialog_set_title(nativeDialogPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_native_dialog_get_transient_for`, `gtk_native_dialog_set_transient_for`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NativeDialog.transient-for.html)
    @_alwaysEmitIntoClient
    public var transientFor: Window? {
        get {
            Window.wrapping(gtk_native_dialog_get_transient_for(nativeDialogPointer))
        }
        set {
            gtk_native_dialog_set_transient_for(nativeDialogPointer, newValue?.windowPointer)
        }
    }

    /// Source: the property `GtkNativeDialog:visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NativeDialog.visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_native_dialog_get_visible(nativeDialogPointer) != 0
        }
        set {
            self[property: "visible"] = newValue
        }
    }

    /// Source: `gtk_native_dialog_destroy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.NativeDialog.destroy.html)
    @_alwaysEmitIntoClient
    public func destroy() {
        gtk_native_dialog_destroy(nativeDialogPointer)
    }

    /// Source: `gtk_native_dialog_hide`.
    /// [Reference](https://docs.gtk.org/gtk4/method.NativeDialog.hide.html)
    @_alwaysEmitIntoClient
    public func hide() {
        gtk_native_dialog_hide(nativeDialogPointer)
    }

    /// Source: `gtk_native_dialog_show`.
    /// [Reference](https://docs.gtk.org/gtk4/method.NativeDialog.show.html)
    @_alwaysEmitIntoClient
    public func show() {
        gtk_native_dialog_show(nativeDialogPointer)
    }

    /// Source: the signal `GtkNativeDialog::response`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.NativeDialog.response.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResponse(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("response", after: after, handler)
    }
}
