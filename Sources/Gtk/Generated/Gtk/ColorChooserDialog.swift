// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkColorChooserDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.ColorChooserDialog.html)
open class ColorChooserDialog: Dialog, ColorChooser {
    /// Source: `gtk_color_chooser_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColorChooserDialog.new.html)
    @_alwaysEmitIntoClient
    public init(title: String? = nil, parent: Window? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_color_chooser_dialog_new(cText(ifAny: title), parent?.windowPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ColorChooserDialog {
    /// Source: the property `GtkColorChooserDialog:show-editor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorChooserDialog.show-editor.html)
    @_alwaysEmitIntoClient
    public var showEditor: Bool {
        get {
            self[property: "show-editor"]
        }
        set {
            self[property: "show-editor"] = newValue
        }
    }
}
