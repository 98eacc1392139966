// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMountOperationResult`.
/// [Reference](https://docs.gtk.org/gio/enum.MountOperationResult.html)
nonisolated public enum MountOperationResult: Enumeration {
    /// Source: `G_MOUNT_OPERATION_HANDLED`.
    case handled
    /// Source: `G_MOUNT_OPERATION_ABORTED`.
    case aborted
    /// Source: `G_MOUNT_OPERATION_UNHANDLED`.
    case unhandled
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MountOperationResult] = [
        .handled,
        .aborted,
        .unhandled,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .handled
        case 1: self = .aborted
        case 2: self = .unhandled
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .handled: 0
        case .aborted: 1
        case .unhandled: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GMountOperationResult) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GMountOperationResult { GMountOperationResult(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MountOperationResult: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_mount_operation_result_get_type()) }
}
