// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkColorChooserWidget`.
/// [Reference](https://docs.gtk.org/gtk4/class.ColorChooserWidget.html)
open class ColorChooserWidget: Widget, ColorChooser {
    /// Source: `gtk_color_chooser_widget_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColorChooserWidget.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_color_chooser_widget_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ColorChooserWidget {
    /// Source: the property `GtkColorChooserWidget:show-editor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorChooserWidget.show-editor.html)
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
