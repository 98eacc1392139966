// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GNotificationPriority`, since GLib 2.42.
/// [Reference](https://docs.gtk.org/gio/enum.NotificationPriority.html)
nonisolated public enum NotificationPriority: Enumeration {
    /// Source: `G_NOTIFICATION_PRIORITY_NORMAL`.
    case normal
    /// Source: `G_NOTIFICATION_PRIORITY_LOW`.
    case low
    /// Source: `G_NOTIFICATION_PRIORITY_HIGH`.
    case high
    /// Source: `G_NOTIFICATION_PRIORITY_URGENT`.
    case urgent
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NotificationPriority] = [
        .normal,
        .low,
        .high,
        .urgent,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .low
        case 2: self = .high
        case 3: self = .urgent
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .low: 1
        case .high: 2
        case .urgent: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GNotificationPriority) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GNotificationPriority { GNotificationPriority(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NotificationPriority: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_notification_priority_get_type()) }
}
