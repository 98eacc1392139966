// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutTrigger`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutTrigger.html)
open class ShortcutTrigger: Object {
    /// Source: `gtk_shortcut_trigger_parse_string`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ShortcutTrigger.parse_string.html)
    public class func parseString(_ string: String) -> ShortcutTrigger? {
        ShortcutTrigger.wrapping(gtk_shortcut_trigger_parse_string(cText(string)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ShortcutTrigger {
    /// Source: `gtk_shortcut_trigger_compare`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ trigger2: ShortcutTrigger) -> Int {
        swiftInteger(gtk_shortcut_trigger_compare(instance.pointer, trigger2.instance.pointer))
    }

    /// Source: `gtk_shortcut_trigger_equal`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ trigger2: ShortcutTrigger) -> Bool {
        gtk_shortcut_trigger_equal(instance.pointer, trigger2.instance.pointer) != 0
    }

    /// Source: `gtk_shortcut_trigger_hash`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.hash.html)
    @_alwaysEmitIntoClient
    public func hash() -> Int {
        swiftInteger(gtk_shortcut_trigger_hash(instance.pointer))
    }

    /// Source: `gtk_shortcut_trigger_to_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.to_label.html)
    @_alwaysEmitIntoClient
    public func toLabel(_ display: Display) -> String {
        String(taking: gtk_shortcut_trigger_to_label(opaquePointer, display.opaquePointer))
    }

    /// Source: `gtk_shortcut_trigger_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: gtk_shortcut_trigger_to_string(opaquePointer))
    }

    /// Source: `gtk_shortcut_trigger_trigger`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ShortcutTrigger.trigger.html)
    @_alwaysEmitIntoClient
    public func trigger(_ event: Event, enableMnemonics: Bool) -> KeyMatch {
        KeyMatch(gtk_shortcut_trigger_trigger(opaquePointer, event.opaquePointer, enableMnemonics ? 1 : 0))
    }
}
