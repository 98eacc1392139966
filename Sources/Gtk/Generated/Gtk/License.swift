// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkLicense`.
/// [Reference](https://docs.gtk.org/gtk4/enum.License.html)
nonisolated public enum License: Enumeration {
    /// Source: `GTK_LICENSE_UNKNOWN`.
    case unknown
    /// Source: `GTK_LICENSE_CUSTOM`.
    case custom
    /// Source: `GTK_LICENSE_GPL_2_0`.
    case gpl20
    /// Source: `GTK_LICENSE_GPL_3_0`.
    case gpl30
    /// Source: `GTK_LICENSE_LGPL_2_1`.
    case lgpl21
    /// Source: `GTK_LICENSE_LGPL_3_0`.
    case lgpl30
    /// Source: `GTK_LICENSE_BSD`.
    case bsd
    /// Source: `GTK_LICENSE_MIT_X11`.
    case mitX11
    /// Source: `GTK_LICENSE_ARTISTIC`.
    case artistic
    /// Source: `GTK_LICENSE_GPL_2_0_ONLY`.
    case gpl20Only
    /// Source: `GTK_LICENSE_GPL_3_0_ONLY`.
    case gpl30Only
    /// Source: `GTK_LICENSE_LGPL_2_1_ONLY`.
    case lgpl21Only
    /// Source: `GTK_LICENSE_LGPL_3_0_ONLY`.
    case lgpl30Only
    /// Source: `GTK_LICENSE_AGPL_3_0`.
    case agpl30
    /// Source: `GTK_LICENSE_AGPL_3_0_ONLY`.
    case agpl30Only
    /// Source: `GTK_LICENSE_BSD_3`.
    case bsd3
    /// Source: `GTK_LICENSE_APACHE_2_0`.
    case apache20
    /// Source: `GTK_LICENSE_MPL_2_0`.
    case mpl20
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [License] = [
        .unknown,
        .custom,
        .gpl20,
        .gpl30,
        .lgpl21,
        .lgpl30,
        .bsd,
        .mitX11,
        .artistic,
        .gpl20Only,
        .gpl30Only,
        .lgpl21Only,
        .lgpl30Only,
        .agpl30,
        .agpl30Only,
        .bsd3,
        .apache20,
        .mpl20,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .custom
        case 2: self = .gpl20
        case 3: self = .gpl30
        case 4: self = .lgpl21
        case 5: self = .lgpl30
        case 6: self = .bsd
        case 7: self = .mitX11
        case 8: self = .artistic
        case 9: self = .gpl20Only
        case 10: self = .gpl30Only
        case 11: self = .lgpl21Only
        case 12: self = .lgpl30Only
        case 13: self = .agpl30
        case 14: self = .agpl30Only
        case 15: self = .bsd3
        case 16: self = .apache20
        case 17: self = .mpl20
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .custom: 1
        case .gpl20: 2
        case .gpl30: 3
        case .lgpl21: 4
        case .lgpl30: 5
        case .bsd: 6
        case .mitX11: 7
        case .artistic: 8
        case .gpl20Only: 9
        case .gpl30Only: 10
        case .lgpl21Only: 11
        case .lgpl30Only: 12
        case .agpl30: 13
        case .agpl30Only: 14
        case .bsd3: 15
        case .apache20: 16
        case .mpl20: 17
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkLicense) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkLicense { GtkLicense(rawValue: UInt32(bitPattern: rawValue)) }
}

extension License: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_license_get_type()) }
}
