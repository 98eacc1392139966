// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GPollableReturn`, since GLib 2.60.
/// [Reference](https://docs.gtk.org/gio/enum.PollableReturn.html)
nonisolated public enum PollableReturn: Enumeration {
    /// Source: `G_POLLABLE_RETURN_FAILED`.
    case failed
    /// Source: `G_POLLABLE_RETURN_OK`.
    case ok
    /// Source: `G_POLLABLE_RETURN_WOULD_BLOCK`.
    case wouldBlock
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PollableReturn] = [
        .failed,
        .ok,
        .wouldBlock,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .ok
        case -27: self = .wouldBlock
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .ok: 1
        case .wouldBlock: -27
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GPollableReturn) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GPollableReturn { GPollableReturn(rawValue: rawValue) }
}

extension PollableReturn: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_pollable_return_get_type()) }
}
