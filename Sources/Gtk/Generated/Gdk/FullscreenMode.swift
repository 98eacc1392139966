// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkFullscreenMode`.
/// [Reference](https://docs.gtk.org/gdk4/enum.FullscreenMode.html)
nonisolated public enum FullscreenMode: Enumeration {
    /// Source: `GDK_FULLSCREEN_ON_CURRENT_MONITOR`.
    case currentMonitor
    /// Source: `GDK_FULLSCREEN_ON_ALL_MONITORS`.
    case allMonitors
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FullscreenMode] = [
        .currentMonitor,
        .allMonitors,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .currentMonitor
        case 1: self = .allMonitors
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .currentMonitor: 0
        case .allMonitors: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkFullscreenMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkFullscreenMode { GdkFullscreenMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FullscreenMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_fullscreen_mode_get_type()) }
}
