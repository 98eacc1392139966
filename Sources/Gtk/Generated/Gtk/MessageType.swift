// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMessageType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.MessageType.html)
nonisolated public enum MessageType: Enumeration {
    /// Source: `GTK_MESSAGE_INFO`.
    case info
    /// Source: `GTK_MESSAGE_WARNING`.
    case warning
    /// Source: `GTK_MESSAGE_QUESTION`.
    case question
    /// Source: `GTK_MESSAGE_ERROR`.
    case error
    /// Source: `GTK_MESSAGE_OTHER`.
    case other
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MessageType] = [
        .info,
        .warning,
        .question,
        .error,
        .other,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .info
        case 1: self = .warning
        case 2: self = .question
        case 3: self = .error
        case 4: self = .other
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .info: 0
        case .warning: 1
        case .question: 2
        case .error: 3
        case .other: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkMessageType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkMessageType { GtkMessageType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MessageType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_message_type_get_type()) }
}
