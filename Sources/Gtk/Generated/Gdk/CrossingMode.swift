// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkCrossingMode`.
/// [Reference](https://docs.gtk.org/gdk4/enum.CrossingMode.html)
nonisolated public enum CrossingMode: Enumeration {
    /// Source: `GDK_CROSSING_NORMAL`.
    case normal
    /// Source: `GDK_CROSSING_GRAB`.
    case grab
    /// Source: `GDK_CROSSING_UNGRAB`.
    case ungrab
    /// Source: `GDK_CROSSING_GTK_GRAB`.
    case gtkGrab
    /// Source: `GDK_CROSSING_GTK_UNGRAB`.
    case gtkUngrab
    /// Source: `GDK_CROSSING_STATE_CHANGED`.
    case stateChanged
    /// Source: `GDK_CROSSING_TOUCH_BEGIN`.
    case touchBegin
    /// Source: `GDK_CROSSING_TOUCH_END`.
    case touchEnd
    /// Source: `GDK_CROSSING_DEVICE_SWITCH`.
    case deviceSwitch
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CrossingMode] = [
        .normal,
        .grab,
        .ungrab,
        .gtkGrab,
        .gtkUngrab,
        .stateChanged,
        .touchBegin,
        .touchEnd,
        .deviceSwitch,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .grab
        case 2: self = .ungrab
        case 3: self = .gtkGrab
        case 4: self = .gtkUngrab
        case 5: self = .stateChanged
        case 6: self = .touchBegin
        case 7: self = .touchEnd
        case 8: self = .deviceSwitch
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .grab: 1
        case .ungrab: 2
        case .gtkGrab: 3
        case .gtkUngrab: 4
        case .stateChanged: 5
        case .touchBegin: 6
        case .touchEnd: 7
        case .deviceSwitch: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkCrossingMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkCrossingMode { GdkCrossingMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CrossingMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_crossing_mode_get_type()) }
}
