// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAppChooserDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.AppChooserDialog.html)
open class AppChooserDialog: Dialog, AppChooser {
    /// Source: `gtk_app_chooser_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AppChooserDialog.new.html)
    @_alwaysEmitIntoClient
    public init(parent: Window? = nil, flags: DialogFlags = [], file: any File) {
        requireDisplay()
        super.init(
            instance: CInstance(gtk_app_chooser_dialog_new(parent?.windowPointer, flags.cValue, file.opaquePointer))
        )
    }

    /// Source: `gtk_app_chooser_dialog_new_for_content_type`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AppChooserDialog.new_for_content_type.html)
    @_alwaysEmitIntoClient
    public init(parent: Window?, flags: DialogFlags = [], contentType: String) {
        requireDisplay()
        super.init(
            instance: CInstance(
                gtk_app_chooser_dialog_new_for_content_type(parent?.windowPointer, flags.cValue, cText(contentType))
            )
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension AppChooserDialog {
    /// Source: the property `GtkAppChooserDialog:gfile`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserDialog.gfile.html)
    @_alwaysEmitIntoClient
    public var gfile: (any File)? {
        self[interfaceProperty: "gfile"]
    }

    /// Source: `gtk_app_chooser_dialog_get_heading`, `gtk_app_chooser_dialog_set_heading`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserDialog.heading.html)
    @_alwaysEmitIntoClient
    public var heading: String? {
        get {
            String.optional(copying: gtk_app_chooser_dialog_get_heading(opaquePointer))
        }
        set {
            gtk_app_chooser_dialog_set_heading(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_app_chooser_dialog_get_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooserDialog.get_widget.html)
    @_alwaysEmitIntoClient
    public var widget: Widget {
        Widget.wrapping(required: gtk_app_chooser_dialog_get_widget(opaquePointer))
    }
}
