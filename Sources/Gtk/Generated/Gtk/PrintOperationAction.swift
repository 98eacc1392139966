// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintOperationAction`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintOperationAction.html)
nonisolated public enum PrintOperationAction: Enumeration {
    /// Source: `GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG`.
    case printDialog
    /// Source: `GTK_PRINT_OPERATION_ACTION_PRINT`.
    case print
    /// Source: `GTK_PRINT_OPERATION_ACTION_PREVIEW`.
    case preview
    /// Source: `GTK_PRINT_OPERATION_ACTION_EXPORT`.
    case export
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintOperationAction] = [
        .printDialog,
        .print,
        .preview,
        .export,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .printDialog
        case 1: self = .print
        case 2: self = .preview
        case 3: self = .export
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .printDialog: 0
        case .print: 1
        case .preview: 2
        case .export: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintOperationAction) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintOperationAction { GtkPrintOperationAction(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintOperationAction: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_operation_action_get_type()) }
}
