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
    @_alwaysEmitIntoClient
    public static var needPassword: AskPasswordFlags { AskPasswordFlags(rawValue: 0x1) }
    /// Source: `G_ASK_PASSWORD_NEED_USERNAME`.
    @_alwaysEmitIntoClient
    public static var needUsername: AskPasswordFlags { AskPasswordFlags(rawValue: 0x2) }
    /// Source: `G_ASK_PASSWORD_NEED_DOMAIN`.
    @_alwaysEmitIntoClient
    public static var needDomain: AskPasswordFlags { AskPasswordFlags(rawValue: 0x4) }
    /// Source: `G_ASK_PASSWORD_SAVING_SUPPORTED`.
    @_alwaysEmitIntoClient
    public static var savingSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 0x8) }
    /// Source: `G_ASK_PASSWORD_ANONYMOUS_SUPPORTED`.
    @_alwaysEmitIntoClient
    public static var anonymousSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 0x10) }
    /// Source: `G_ASK_PASSWORD_TCRYPT`.
    @_alwaysEmitIntoClient
    public static var tcrypt: AskPasswordFlags { AskPasswordFlags(rawValue: 0x20) }

    @_alwaysEmitIntoClient
    init(_ value: GAskPasswordFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GAskPasswordFlags { GAskPasswordFlags(rawValue: rawValue) }
}

extension AskPasswordFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_ask_password_flags_get_type()) }
}
