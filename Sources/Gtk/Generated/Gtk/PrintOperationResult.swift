// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintOperationResult`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintOperationResult.html)
nonisolated public enum PrintOperationResult: Enumeration {
    /// Source: `GTK_PRINT_OPERATION_RESULT_ERROR`.
    case error
    /// Source: `GTK_PRINT_OPERATION_RESULT_APPLY`.
    case apply
    /// Source: `GTK_PRINT_OPERATION_RESULT_CANCEL`.
    case cancel
    /// Source: `GTK_PRINT_OPERATION_RESULT_IN_PROGRESS`.
    case inProgress
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintOperationResult] = [
        .error,
        .apply,
        .cancel,
        .inProgress,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .error
        case 1: self = .apply
        case 2: self = .cancel
        case 3: self = .inProgress
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .error: 0
        case .apply: 1
        case .cancel: 2
        case .inProgress: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintOperationResult) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintOperationResult { GtkPrintOperationResult(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintOperationResult: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_operation_result_get_type()) }
}
