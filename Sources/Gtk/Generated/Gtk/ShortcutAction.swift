// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutAction.html)
open class ShortcutAction: Object {
    /// Source: `gtk_shortcut_action_parse_string`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ShortcutAction.parse_string.html)
    public class func parseString(_ string: String) -> ShortcutAction? {
        ShortcutAction.wrapping(gtk_shortcut_action_parse_string(cText(string)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ShortcutAction {
    /// Source: `gtk_shortcut_action_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutAction.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func activate(_ flags: ShortcutActionFlags = [], widget: Widget, args: Variant? = nil) -> Bool {
        gtk_shortcut_action_activate(opaquePointer, flags.cValue, widget.widgetPointer, args?.opaquePointer) != 0
    }

    /// Source: `gtk_shortcut_action_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutAction.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: gtk_shortcut_action_to_string(opaquePointer))
    }
}
