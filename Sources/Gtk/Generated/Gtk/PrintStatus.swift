// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintStatus`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintStatus.html)
nonisolated public enum PrintStatus: Enumeration {
    /// Source: `GTK_PRINT_STATUS_INITIAL`.
    case initial
    /// Source: `GTK_PRINT_STATUS_PREPARING`.
    case preparing
    /// Source: `GTK_PRINT_STATUS_GENERATING_DATA`.
    case generatingData
    /// Source: `GTK_PRINT_STATUS_SENDING_DATA`.
    case sendingData
    /// Source: `GTK_PRINT_STATUS_PENDING`.
    case pending
    /// Source: `GTK_PRINT_STATUS_PENDING_ISSUE`.
    case pendingIssue
    /// Source: `GTK_PRINT_STATUS_PRINTING`.
    case printing
    /// Source: `GTK_PRINT_STATUS_FINISHED`.
    case finished
    /// Source: `GTK_PRINT_STATUS_FINISHED_ABORTED`.
    case finishedAborted
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintStatus] = [
        .initial,
        .preparing,
        .generatingData,
        .sendingData,
        .pending,
        .pendingIssue,
        .printing,
        .finished,
        .finishedAborted,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .initial
        case 1: self = .preparing
        case 2: self = .generatingData
        case 3: self = .sendingData
        case 4: self = .pending
        case 5: self = .pendingIssue
        case 6: self = .printing
        case 7: self = .finished
        case 8: self = .finishedAborted
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .initial: 0
        case .preparing: 1
        case .generatingData: 2
        case .sendingData: 3
        case .pending: 4
        case .pendingIssue: 5
        case .printing: 6
        case .finished: 7
        case .finishedAborted: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintStatus) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintStatus { GtkPrintStatus(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintStatus: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_status_get_type()) }
}
