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
        Int(gdk_key_event_get_keycode(opaquePointer))
    }

    /// Source: `gdk_key_event_get_keyval`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.get_keyval.html)
    @_alwaysEmitIntoClient
    public var keyval: Int {
        Int(gdk_key_event_get_keyval(opaquePointer))
    }

    /// Source: `gdk_key_event_get_layout`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.get_layout.html)
    @_alwaysEmitIntoClient
    public var layout: Int {
        Int(gdk_key_event_get_layout(opaquePointer))
    }

    /// Source: `gdk_key_event_get_level`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.get_level.html)
    @_alwaysEmitIntoClient
    public var level: Int {
        Int(gdk_key_event_get_level(opaquePointer))
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
        return (Int(keyval), ModifierType(modifiers))
    }

    /// Source: `gdk_key_event_matches`.
    /// [Reference](https://docs.gtk.org/gdk4/method.KeyEvent.matches.html)
    @_alwaysEmitIntoClient
    public func matches(keyval: Int, modifiers: ModifierType = []) -> KeyMatch {
        KeyMatch(gdk_key_event_matches(opaquePointer, cInteger(keyval), modifiers.cValue))
    }
}

/// Source: `GdkKeyMatch`.
/// [Reference](https://docs.gtk.org/gdk4/enum.KeyMatch.html)
nonisolated public enum KeyMatch: Enumeration {
    /// Source: `GDK_KEY_MATCH_NONE`.
    case none
    /// Source: `GDK_KEY_MATCH_PARTIAL`.
    case partial
    /// Source: `GDK_KEY_MATCH_EXACT`.
    case exact
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [KeyMatch] = [
        .none,
        .partial,
        .exact,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .partial
        case 2: self = .exact
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .partial: 1
        case .exact: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkKeyMatch) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkKeyMatch { GdkKeyMatch(rawValue: UInt32(bitPattern: rawValue)) }
}

extension KeyMatch: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_key_match_get_type()) }
}
