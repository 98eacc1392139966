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
    public static let active = StateFlags(rawValue: 0x1)
    /// Source: `GTK_STATE_FLAG_PRELIGHT`.
    public static let prelight = StateFlags(rawValue: 0x2)
    /// Source: `GTK_STATE_FLAG_SELECTED`.
    public static let selected = StateFlags(rawValue: 0x4)
    /// Source: `GTK_STATE_FLAG_INSENSITIVE`.
    public static let insensitive = StateFlags(rawValue: 0x8)
    /// Source: `GTK_STATE_FLAG_INCONSISTENT`.
    public static let inconsistent = StateFlags(rawValue: 0x10)
    /// Source: `GTK_STATE_FLAG_FOCUSED`.
    public static let focused = StateFlags(rawValue: 0x20)
    /// Source: `GTK_STATE_FLAG_BACKDROP`.
    public static let backdrop = StateFlags(rawValue: 0x40)
    /// Source: `GTK_STATE_FLAG_DIR_LTR`.
    public static let dirLtr = StateFlags(rawValue: 0x80)
    /// Source: `GTK_STATE_FLAG_DIR_RTL`.
    public static let dirRtl = StateFlags(rawValue: 0x100)
    /// Source: `GTK_STATE_FLAG_LINK`.
    public static let link = StateFlags(rawValue: 0x200)
    /// Source: `GTK_STATE_FLAG_VISITED`.
    public static let visited = StateFlags(rawValue: 0x400)
    /// Source: `GTK_STATE_FLAG_CHECKED`.
    public static let checked = StateFlags(rawValue: 0x800)
    /// Source: `GTK_STATE_FLAG_DROP_ACTIVE`.
    public static let dropActive = StateFlags(rawValue: 0x1000)
    /// Source: `GTK_STATE_FLAG_FOCUS_VISIBLE`.
    public static let focusVisible = StateFlags(rawValue: 0x2000)
    /// Source: `GTK_STATE_FLAG_FOCUS_WITHIN`.
    public static let focusWithin = StateFlags(rawValue: 0x4000)

    init(_ value: GtkStateFlags) { self.init(rawValue: value.rawValue) }

    var cValue: GtkStateFlags { GtkStateFlags(rawValue: rawValue) }
}

extension StateFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_state_flags_get_type()) }
}
