// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkNotifyType`.
/// [Reference](https://docs.gtk.org/gdk4/enum.NotifyType.html)
nonisolated public enum NotifyType: Enumeration {
    /// Source: `GDK_NOTIFY_ANCESTOR`.
    case ancestor
    /// Source: `GDK_NOTIFY_VIRTUAL`.
    case virtual
    /// Source: `GDK_NOTIFY_INFERIOR`.
    case inferior
    /// Source: `GDK_NOTIFY_NONLINEAR`.
    case nonlinear
    /// Source: `GDK_NOTIFY_NONLINEAR_VIRTUAL`.
    case nonlinearVirtual
    /// Source: `GDK_NOTIFY_UNKNOWN`.
    case unknown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NotifyType] = [
        .ancestor,
        .virtual,
        .inferior,
        .nonlinear,
        .nonlinearVirtual,
        .unknown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ancestor
        case 1: self = .virtual
        case 2: self = .inferior
        case 3: self = .nonlinear
        case 4: self = .nonlinearVirtual
        case 5: self = .unknown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ancestor: 0
        case .virtual: 1
        case .inferior: 2
        case .nonlinear: 3
        case .nonlinearVirtual: 4
        case .unknown: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkNotifyType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkNotifyType { GdkNotifyType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NotifyType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_notify_type_get_type()) }
}
