// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutScope`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ShortcutScope.html)
nonisolated public enum ShortcutScope: Enumeration {
    /// Source: `GTK_SHORTCUT_SCOPE_LOCAL`.
    case local
    /// Source: `GTK_SHORTCUT_SCOPE_MANAGED`.
    case managed
    /// Source: `GTK_SHORTCUT_SCOPE_GLOBAL`.
    case global
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ShortcutScope] = [
        .local,
        .managed,
        .global,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .local
        case 1: self = .managed
        case 2: self = .global
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .local: 0
        case .managed: 1
        case .global: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkShortcutScope) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkShortcutScope { GtkShortcutScope(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ShortcutScope: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_shortcut_scope_get_type()) }
}
