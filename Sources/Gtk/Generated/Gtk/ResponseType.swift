// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkResponseType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ResponseType.html)
nonisolated public enum ResponseType: Enumeration {
    /// Source: `GTK_RESPONSE_NONE`.
    case none
    /// Source: `GTK_RESPONSE_REJECT`.
    case reject
    /// Source: `GTK_RESPONSE_ACCEPT`.
    case accept
    /// Source: `GTK_RESPONSE_DELETE_EVENT`.
    case deleteEvent
    /// Source: `GTK_RESPONSE_OK`.
    case ok
    /// Source: `GTK_RESPONSE_CANCEL`.
    case cancel
    /// Source: `GTK_RESPONSE_CLOSE`.
    case close
    /// Source: `GTK_RESPONSE_YES`.
    case yes
    /// Source: `GTK_RESPONSE_NO`.
    case no
    /// Source: `GTK_RESPONSE_APPLY`.
    case apply
    /// Source: `GTK_RESPONSE_HELP`.
    case help
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ResponseType] = [
        .none,
        .reject,
        .accept,
        .deleteEvent,
        .ok,
        .cancel,
        .close,
        .yes,
        .no,
        .apply,
        .help,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .none
        case -2: self = .reject
        case -3: self = .accept
        case -4: self = .deleteEvent
        case -5: self = .ok
        case -6: self = .cancel
        case -7: self = .close
        case -8: self = .yes
        case -9: self = .no
        case -10: self = .apply
        case -11: self = .help
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: -1
        case .reject: -2
        case .accept: -3
        case .deleteEvent: -4
        case .ok: -5
        case .cancel: -6
        case .close: -7
        case .yes: -8
        case .no: -9
        case .apply: -10
        case .help: -11
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkResponseType) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkResponseType { GtkResponseType(rawValue: rawValue) }
}

extension ResponseType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_response_type_get_type()) }
}
