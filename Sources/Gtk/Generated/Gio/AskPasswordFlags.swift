// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GAskPasswordFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.AskPasswordFlags.html)
nonisolated public struct AskPasswordFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_ASK_PASSWORD_NEED_PASSWORD`.
    public static let needPassword = AskPasswordFlags(rawValue: 0x1)
    /// Source: `G_ASK_PASSWORD_NEED_USERNAME`.
    public static let needUsername = AskPasswordFlags(rawValue: 0x2)
    /// Source: `G_ASK_PASSWORD_NEED_DOMAIN`.
    public static let needDomain = AskPasswordFlags(rawValue: 0x4)
    /// Source: `G_ASK_PASSWORD_SAVING_SUPPORTED`.
    public static let savingSupported = AskPasswordFlags(rawValue: 0x8)
    /// Source: `G_ASK_PASSWORD_ANONYMOUS_SUPPORTED`.
    public static let anonymousSupported = AskPasswordFlags(rawValue: 0x10)
    /// Source: `G_ASK_PASSWORD_TCRYPT`.
    public static let tcrypt = AskPasswordFlags(rawValue: 0x20)

    init(_ value: GAskPasswordFlags) { self.init(rawValue: value.rawValue) }

    var cValue: GAskPasswordFlags { GAskPasswordFlags(rawValue: rawValue) }
}

extension AskPasswordFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_ask_password_flags_get_type()) }
}
