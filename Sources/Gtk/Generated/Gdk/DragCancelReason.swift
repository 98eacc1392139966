// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDragCancelReason`.
/// [Reference](https://docs.gtk.org/gdk4/enum.DragCancelReason.html)
nonisolated public enum DragCancelReason: Enumeration {
    /// Source: `GDK_DRAG_CANCEL_NO_TARGET`.
    case noTarget
    /// Source: `GDK_DRAG_CANCEL_USER_CANCELLED`.
    case userCancelled
    /// Source: `GDK_DRAG_CANCEL_ERROR`.
    case error
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DragCancelReason] = [
        .noTarget,
        .userCancelled,
        .error,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .noTarget
        case 1: self = .userCancelled
        case 2: self = .error
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .noTarget: 0
        case .userCancelled: 1
        case .error: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkDragCancelReason) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkDragCancelReason { GdkDragCancelReason(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DragCancelReason: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_drag_cancel_reason_get_type()) }
}
