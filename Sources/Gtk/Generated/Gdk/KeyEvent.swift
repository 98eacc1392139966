// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkKeyEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.KeyEvent.html)
open class KeyEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_key_event_get_type()) }
}

extension KeyEvent {
    /// Source: `gdk_key_event_get_consumed_modifiers`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.get_consumed_modifiers.html)
    @_alwaysEmitIntoClient
    public var consumedModifiers: ModifierType {
        ModifierType(gdk_key_event_get_consumed_modifiers(opaquePointer))
    }

    /// Source: `gdk_key_event_get_keycode`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.get_keycode.html)
    @_alwaysEmitIntoClient
    public var keycode: Int {
        swiftInteger(gdk_key_event_get_keycode(opaquePointer))
    }

    /// Source: `gdk_key_event_get_keyval`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.get_keyval.html)
    @_alwaysEmitIntoClient
    public var keyval: Int {
        swiftInteger(gdk_key_event_get_keyval(opaquePointer))
    }

    /// Source: `gdk_key_event_get_layout`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.get_layout.html)
    @_alwaysEmitIntoClient
    public var layout: Int {
        swiftInteger(gdk_key_event_get_layout(opaquePointer))
    }

    /// Source: `gdk_key_event_get_level`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.get_level.html)
    @_alwaysEmitIntoClient
    public var level: Int {
        swiftInteger(gdk_key_event_get_level(opaquePointer))
    }

    /// Source: `gdk_key_event_is_modifier`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.is_modifier.html)
    @_alwaysEmitIntoClient
    public var isModifier: Bool {
        gdk_key_event_is_modifier(opaquePointer) != 0
    }

    /// Source: `gdk_key_event_get_match`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.get_match.html)
    @_alwaysEmitIntoClient
    public func match() -> (keyval: Int, modifiers: ModifierType)? {
        var keyval: UInt32 = 0
        var modifiers: GdkModifierType = GdkModifierType(rawValue: 0)
        guard gdk_key_event_get_match(opaquePointer, &keyval, &modifiers) != 0 else { return nil }
        return (swiftInteger(keyval), ModifierType(modifiers))
    }

    /// Source: `gdk_key_event_matches`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.matches.html)
    @_alwaysEmitIntoClient
    public func matches(keyval: Int, modifiers: ModifierType = []) -> KeyMatch {
        KeyMatch(gdk_key_event_matches(opaquePointer, cInteger(keyval), modifiers.cValue))
    }
}
