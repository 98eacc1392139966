// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GEmblemOrigin`, since GLib 2.18.
/// [Reference](https://docs.gtk.org/gio/enum.EmblemOrigin.html)
nonisolated public enum EmblemOrigin: Enumeration {
    /// Source: `G_EMBLEM_ORIGIN_UNKNOWN`.
    case unknown
    /// Source: `G_EMBLEM_ORIGIN_DEVICE`.
    case device
    /// Source: `G_EMBLEM_ORIGIN_LIVEMETADATA`.
    case livemetadata
    /// Source: `G_EMBLEM_ORIGIN_TAG`.
    case tag
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EmblemOrigin] = [
        .unknown,
        .device,
        .livemetadata,
        .tag,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .device
        case 2: self = .livemetadata
        case 3: self = .tag
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .device: 1
        case .livemetadata: 2
        case .tag: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GEmblemOrigin) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GEmblemOrigin { GEmblemOrigin(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EmblemOrigin: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_emblem_origin_get_type()) }
}
