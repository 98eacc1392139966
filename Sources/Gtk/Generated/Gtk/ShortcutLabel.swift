// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutLabel`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutLabel.html)
open class ShortcutLabel: Widget {
    /// Source: `gtk_shortcut_label_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ShortcutLabel.new.html)
    @_alwaysEmitIntoClient
    public init(accelerator: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_shortcut_label_new(cText(accelerator))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ShortcutLabel {
    /// Source: `gtk_shortcut_label_get_accelerator`, `gtk_shortcut_label_set_accelerator`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutLabel.accelerator.html)
    @_alwaysEmitIntoClient
    public var accelerator: String? {
        get {
            String.optional(copying: gtk_shortcut_label_get_accelerator(opaquePointer))
        }
        set {
            gtk_shortcut_label_set_accelerator(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_shortcut_label_get_disabled_text`, `gtk_shortcut_label_set_disabled_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutLabel.disabled-text.html)
    @_alwaysEmitIntoClient
    public var disabledText: String? {
        get {
            String.optional(copying: gtk_shortcut_label_get_disabled_text(opaquePointer))
        }
        set {
            gtk_shortcut_label_set_disabled_text(opaquePointer, cText(ifAny: newValue))
        }
    }
}
