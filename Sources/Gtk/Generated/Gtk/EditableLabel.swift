// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEditableLabel`.
/// [Reference](https://docs.gtk.org/gtk4/class.EditableLabel.html)
open class EditableLabel: Widget, Editable {
    /// Source: `gtk_editable_label_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EditableLabel.new.html)
    @_alwaysEmitIntoClient
    public init(text str: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_editable_label_new(cText(str))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EditableLabel {
    /// Source: the property `GtkEditableLabel:editing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EditableLabel.editing.html)
    @_alwaysEmitIntoClient
    public var editing: Bool {
        get {
            gtk_editable_label_get_editing(opaquePointer) != 0
        }
        set {
            self[property: "editing"] = newValue
        }
    }

    /// Source: `gtk_editable_label_start_editing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EditableLabel.start_editing.html)
    @_alwaysEmitIntoClient
    public func startEditing() {
        gtk_editable_label_start_editing(opaquePointer)
    }

    /// Source: `gtk_editable_label_stop_editing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EditableLabel.stop_editing.html)
    @_alwaysEmitIntoClient
    public func stopEditing(_ commit: Bool) {
        gtk_editable_label_stop_editing(opaquePointer, commit ? 1 : 0)
    }
}
