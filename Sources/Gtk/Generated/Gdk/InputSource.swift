// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkInputSource`.
/// [Reference](https://docs.gtk.org/gdk4/enum.InputSource.html)
nonisolated public enum InputSource: Enumeration {
    /// Source: `GDK_SOURCE_MOUSE`.
    case mouse
    /// Source: `GDK_SOURCE_PEN`.
    case pen
    /// Source: `GDK_SOURCE_KEYBOARD`.
    case keyboard
    /// Source: `GDK_SOURCE_TOUCHSCREEN`.
    case touchscreen
    /// Source: `GDK_SOURCE_TOUCHPAD`.
    case touchpad
    /// Source: `GDK_SOURCE_TRACKPOINT`.
    case trackpoint
    /// Source: `GDK_SOURCE_TABLET_PAD`.
    case tabletPad
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [InputSource] = [
        .mouse,
        .pen,
        .keyboard,
        .touchscreen,
        .touchpad,
        .trackpoint,
        .tabletPad,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .mouse
        case 1: self = .pen
        case 2: self = .keyboard
        case 3: self = .touchscreen
        case 4: self = .touchpad
        case 5: self = .trackpoint
        case 6: self = .tabletPad
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .mouse: 0
        case .pen: 1
        case .keyboard: 2
        case .touchscreen: 3
        case .touchpad: 4
        case .trackpoint: 5
        case .tabletPad: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkInputSource) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkInputSource { GdkInputSource(rawValue: UInt32(bitPattern: rawValue)) }
}

extension InputSource: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_input_source_get_type()) }
}
