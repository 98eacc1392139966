// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GDriveStartStopType`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/enum.DriveStartStopType.html)
nonisolated public enum DriveStartStopType: Enumeration {
    /// Source: `G_DRIVE_START_STOP_TYPE_UNKNOWN`.
    case unknown
    /// Source: `G_DRIVE_START_STOP_TYPE_SHUTDOWN`.
    case shutdown
    /// Source: `G_DRIVE_START_STOP_TYPE_NETWORK`.
    case network
    /// Source: `G_DRIVE_START_STOP_TYPE_MULTIDISK`.
    case multidisk
    /// Source: `G_DRIVE_START_STOP_TYPE_PASSWORD`.
    case password
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DriveStartStopType] = [
        .unknown,
        .shutdown,
        .network,
        .multidisk,
        .password,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .shutdown
        case 2: self = .network
        case 3: self = .multidisk
        case 4: self = .password
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .shutdown: 1
        case .network: 2
        case .multidisk: 3
        case .password: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GDriveStartStopType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GDriveStartStopType { GDriveStartStopType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DriveStartStopType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_drive_start_stop_type_get_type()) }
}
