// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GNetworkConnectivity`, since GLib 2.44.
/// [Reference](https://docs.gtk.org/gio/enum.NetworkConnectivity.html)
nonisolated public enum NetworkConnectivity: Enumeration {
    /// Source: `G_NETWORK_CONNECTIVITY_LOCAL`.
    case local
    /// Source: `G_NETWORK_CONNECTIVITY_LIMITED`.
    case limited
    /// Source: `G_NETWORK_CONNECTIVITY_PORTAL`.
    case portal
    /// Source: `G_NETWORK_CONNECTIVITY_FULL`.
    case full
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NetworkConnectivity] = [
        .local,
        .limited,
        .portal,
        .full,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .local
        case 2: self = .limited
        case 3: self = .portal
        case 4: self = .full
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .local: 1
        case .limited: 2
        case .portal: 3
        case .full: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GNetworkConnectivity) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GNetworkConnectivity { GNetworkConnectivity(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NetworkConnectivity: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_network_connectivity_get_type()) }
}
