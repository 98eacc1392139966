// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStateFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.StateFlags.html)
nonisolated public struct StateFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_STATE_FLAG_ACTIVE`.
    @_alwaysEmitIntoClient
    public static var active: StateFlags { StateFlags(rawValue: 0x1) }
    /// Source: `GTK_STATE_FLAG_PRELIGHT`.
    @_alwaysEmitIntoClient
    public static var prelight: StateFlags { StateFlags(rawValue: 0x2) }
    /// Source: `GTK_STATE_FLAG_SELECTED`.
    @_alwaysEmitIntoClient
    public static var selected: StateFlags { StateFlags(rawValue: 0x4) }
    /// Source: `GTK_STATE_FLAG_INSENSITIVE`.
    @_alwaysEmitIntoClient
    public static var insensitive: StateFlags { StateFlags(rawValue: 0x8) }
    /// Source: `GTK_STATE_FLAG_INCONSISTENT`.
    @_alwaysEmitIntoClient
    public static var inconsistent: StateFlags { StateFlags(rawValue: 0x10) }
    /// Source: `GTK_STATE_FLAG_FOCUSED`.
    @_alwaysEmitIntoClient
    public static var focused: StateFlags { StateFlags(rawValue: 0x20) }
    /// Source: `GTK_STATE_FLAG_BACKDROP`.
    @_alwaysEmitIntoClient
    public static var backdrop: StateFlags { StateFlags(rawValue: 0x40) }
    /// Source: `GTK_STATE_FLAG_DIR_LTR`.
    @_alwaysEmitIntoClient
    public static var dirLtr: StateFlags { StateFlags(rawValue: 0x80) }
    /// Source: `GTK_STATE_FLAG_DIR_RTL`.
    @_alwaysEmitIntoClient
    public static var dirRtl: StateFlags { StateFlags(rawValue: 0x100) }
    /// Source: `GTK_STATE_FLAG_LINK`.
    @_alwaysEmitIntoClient
    public static var link: StateFlags { StateFlags(rawValue: 0x200) }
    /// Source: `GTK_STATE_FLAG_VISITED`.
    @_alwaysEmitIntoClient
    public static var visited: StateFlags { StateFlags(rawValue: 0x400) }
    /// Source: `GTK_STATE_FLAG_CHECKED`.
    @_alwaysEmitIntoClient
    public static var checked: StateFlags { StateFlags(rawValue: 0x800) }
    /// Source: `GTK_STATE_FLAG_DROP_ACTIVE`.
    @_alwaysEmitIntoClient
    public static var dropActive: StateFlags { StateFlags(rawValue: 0x1000) }
    /// Source: `GTK_STATE_FLAG_FOCUS_VISIBLE`.
    @_alwaysEmitIntoClient
    public static var focusVisible: StateFlags { StateFlags(rawValue: 0x2000) }
    /// Source: `GTK_STATE_FLAG_FOCUS_WITHIN`.
    @_alwaysEmitIntoClient
    public static var focusWithin: StateFlags { StateFlags(rawValue: 0x4000) }

    @_alwaysEmitIntoClient
    init(_ value: GtkStateFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkStateFlags { GtkStateFlags(rawValue: rawValue) }
}

extension StateFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_state_flags_get_type()) }
}
