// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSystemSetting`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SystemSetting.html)
nonisolated public enum SystemSetting: Enumeration {
    /// Source: `GTK_SYSTEM_SETTING_DPI`.
    case dpi
    /// Source: `GTK_SYSTEM_SETTING_FONT_NAME`.
    case fontName
    /// Source: `GTK_SYSTEM_SETTING_FONT_CONFIG`.
    case fontConfig
    /// Source: `GTK_SYSTEM_SETTING_DISPLAY`.
    case display
    /// Source: `GTK_SYSTEM_SETTING_ICON_THEME`.
    case iconTheme
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SystemSetting] = [
        .dpi,
        .fontName,
        .fontConfig,
        .display,
        .iconTheme,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .dpi
        case 1: self = .fontName
        case 2: self = .fontConfig
        case 3: self = .display
        case 4: self = .iconTheme
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .dpi: 0
        case .fontName: 1
        case .fontConfig: 2
        case .display: 3
        case .iconTheme: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSystemSetting) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSystemSetting { GtkSystemSetting(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SystemSetting: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_system_setting_get_type()) }
}
