// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFontChooserWidget`.
/// [Reference](https://docs.gtk.org/gtk4/class.FontChooserWidget.html)
open class FontChooserWidget: Widget, FontChooser {
    /// Source: `gtk_font_chooser_widget_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FontChooserWidget.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_font_chooser_widget_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FontChooserWidget {
    /// Source: the property `GtkFontChooserWidget:tweak-action`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooserWidget.tweak-action.html)
    @_alwaysEmitIntoClient
    public var tweakAction: (any Action)? {
        self[interfaceProperty: "tweak-action"]
    }
}
